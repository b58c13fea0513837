/** What follows, and is laid out, in a task of its own: all that hangs on a change would be done at once, and hold a touch
 *  back. */
import { untrack } from "svelte";
import { breath, layOut } from "./breath";

export class Following<T> {
  now = $state.raw() as T;

  constructor(followed: () => T) {
    this.now = untrack(followed);
    $effect(() => {
      const next = followed();
      void breath().then(() => {
        this.now = next;
        return layOut();
      });
    });
  }
}
