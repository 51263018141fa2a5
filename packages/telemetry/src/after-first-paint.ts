/** Runs `task` once the page has painted; in a hidden tab, which does not paint, as soon as the page is idle. */
export function afterFirstPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
