/** Short words that show for a moment. */
const SHOWN = 3_500; // ms

class Toasts {
  shown = $state<{ id: number; text: string }[]>([]);
  #last = 0;

  say(text: string): void {
    const id = ++this.#last;
    this.shown.push({ id, text });
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), SHOWN);
  }
}

export const toasts = new Toasts();
