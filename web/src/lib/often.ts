/** Does something now, every so often while the page is looked at, and as soon as one comes back to it. */
export function often(seconds: number, task: () => void): () => void {
  const again = () => {
    if (document.visibilityState === "visible") task();
  };
  const timer = setInterval(again, seconds * 1000);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  task();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
