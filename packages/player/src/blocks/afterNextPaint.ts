/**
 * Runs what may wait until the next frame is painted. Returns how to call it off, as an effect wants it.
 * An effect by itself may run before its own commit is painted; a timer that is set in a frame comes after it.
 */
export function afterNextPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
