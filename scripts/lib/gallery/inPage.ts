/** Runs in the page. Pauses between attempts are as long as a blink; a call waits for its answer as long as ever. */
export function hurry(): void {
  const later = window.setTimeout
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms > 300 && ms < 8000 ? ms / 10 : ms)) as typeof setTimeout
}

/** Runs in the page. The next picture shall not come from what this one stored. */
export function withoutWorker(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}
