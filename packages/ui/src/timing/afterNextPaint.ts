/**
 * Runs a callback after the next frame is painted. Returns its cancellation, for use as the cleanup of an effect.
 * An effect may run before its own commit is painted; a timer set in a frame runs after it.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
