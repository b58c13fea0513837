"""Whether everything on a page can be reached: nothing sticks out, is covered, or is too small for a thumb."""

from playwright.sync_api import Page, TimeoutError

THUMB = 44  # px
SOON = 2_000  # ms

# Looks at everything that can be pressed, inside what lies on top if something does. Points are asked for what is
# there, so that an area that is larger than what is drawn counts. What stands in the middle of a sentence may be small.
LOOK = """(thumb) => {
  const wrong = [];
  const told = (one) => `${one.localName} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`;
  if (document.documentElement.scrollWidth > innerWidth) {
    const out = (one) => one.getBoundingClientRect().right > innerWidth;
    const named = [...document.querySelectorAll('body *')].filter(out).map((one) => one.className || one.localName);
    wrong.push(`sticks out to the right: ${named.slice(-3).join(', ')}`);
  }
  const top = document.querySelector('dialog[open], [popover]:popover-open, .panel.open, .bubble') ?? document;
  for (const found of top.querySelectorAll('a[href], button, input, [role=radio]')) {
    const one = found.matches('.vh') ? found.closest('label') : found;
    const seen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]');
    if (!seen || one.disabled) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return Boolean(there && (one.contains(there) || there.closest('label')?.contains(one)));
    };
    if (!hit(x, y)) wrong.push(`${told(one)} is covered by ${document.elementFromPoint(x, y)?.getAttribute("class")}`);
    let line = one.parentElement;
    while (getComputedStyle(line).display === 'inline') line = line.parentElement;
    const sentence = /^inline(-block)?$/.test(getComputedStyle(one).display) &&
      line.textContent.trim().length > one.textContent.trim().length;
    const r = thumb / 2 - 1;
    const wide = width >= thumb || (hit(x - r, y) && hit(x + r, y));
    const high = height >= thumb || (hit(x, y - r) && hit(x, y + r));
    if (thumb && !sentence && !(wide && high))
      wrong.push(`${told(one)} is too small: ${Math.round(width)} × ${Math.round(height)}`);
  }
  scrollTo(0, 0);
  return wrong;
}"""

# The ring is around what has the focus, or around its label or field; or there is an outline.
RING = """() => {
  const one = document.activeElement;
  if (!one.matches(':focus-visible')) return false;
  const probe = document.createElement('i');
  probe.style.boxShadow = 'var(--focus-ring)';
  one.parentElement.append(probe);
  const ring = getComputedStyle(probe).boxShadow;
  probe.remove();
  return [one, one.closest('label'), one.closest('.field')].filter(Boolean).some((drawn) => {
    const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(drawn);
    return boxShadow.includes(ring) || (outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)');
  });
}"""

# Whatever can be pressed is given the focus as a key would, one after the other.
UNSEEN = f"""async () => {{
  const wrong = [];
  const ring = {RING};
  const top = document.querySelector('dialog[open], [popover]:popover-open, .bubble') ?? document;
  for (const one of top.querySelectorAll('a[href], button, input, [tabindex="0"]')) {{
    if (!one.checkVisibility({{ visibilityProperty: true }}) || one.closest('[aria-hidden=true]')) continue;
    one.focus({{ preventScroll: true }});
    if (document.activeElement !== one) continue; // it is disabled
    const drawn = [one, one.closest('label'), one.closest('.field')].filter(Boolean);
    await Promise.all(drawn.flatMap((it) => it.getAnimations()).map((it) => it.finished.catch(() => {{}})));
    if (!ring()) wrong.push(`focus is not seen on ${{one.outerHTML.slice(0, 90)}}`);
  }}
  document.activeElement.blur();
  return wrong;
}}"""


def out_of_reach(page: Page, thumb: int = 0) -> list[str]:
    """What cannot be reached, or not by a thumb of so many pixels."""
    return list(page.evaluate(LOOK, thumb))


def unseen_focus(page: Page) -> list[str]:
    """What has the focus without anybody seeing it, once somebody has pressed a key."""
    page.keyboard.press("Tab")
    return list(page.evaluate(UNSEEN))


def focus_is_seen(page: Page) -> bool:
    """Whether there is a ring, once it is drawn."""
    try:
        page.wait_for_function(RING, timeout=SOON)
    except TimeoutError:
        return False
    return True
