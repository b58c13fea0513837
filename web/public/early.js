// Before the first paint: the theme, the contrast and the language that were chosen here.
(() => {
  const root = document.documentElement;
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem("ludotheque") ?? "{}");
  } catch {
    kept = {}; // a browser that keeps nothing, or something that is not ours
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme === "dark" || kept.theme === "light" ? kept.theme : dark ? "dark" : "light";
  if (kept.contrast === "more") root.dataset.contrast = "more";
  if (kept.motion === "less") root.dataset.motion = "less";
  if (kept.language) root.lang = kept.language;
})();
