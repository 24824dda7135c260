/** Runs in the page. Shortens pauses between retries; timeouts of calls stay. */
export function hurry(): void {
  const later = window.setTimeout
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms > 300 && ms < 8000 ? ms / 10 : ms)) as typeof setTimeout
}

/** Runs in the page. Disables the service worker, so that the next picture does not use its cache. */
export function withoutWorker(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}
