import { useEffect } from 'react'

/** Maximum duration of a double tap, ms. */
const DOUBLE_TAP_MS = 400

/**
 * The second tap of a double tap on what opened an overlay presses nothing in it, and does not close it; that of one on what closed it
 * presses nothing below. Only a finger or a double click is ignored: a single click of a mouse, a key or a program may follow at once.
 */
export function useIgnoreSecondTap(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const stop = ignoreTaps(isSecondTap)
    return () => {
      stop()
      // What is below is not where the finger was before: one that taps there at once, once, means it.
      setTimeout(ignoreTaps(isDoubleClick), DOUBLE_TAP_MS)
    }
  }, [open])
}

const isDoubleClick = (event: MouseEvent) => event.detail > 1
// Not every browser counts the taps of a finger in `detail`.
const isSecondTap = (event: MouseEvent) => isDoubleClick(event) || (event instanceof PointerEvent && event.pointerType === 'touch')

/** Ignores such clicks for the time of a double tap; returns what ends that. */
function ignoreTaps(isIgnored: (event: MouseEvent) => boolean): () => void {
  const end = performance.now() + DOUBLE_TAP_MS
  let pressed: number | undefined
  const press = (event: PointerEvent) => {
    pressed = event.timeStamp
  }
  const ignore = (event: MouseEvent) => {
    // The click comes when the finger leaves, which may be later.
    if (!isIgnored(event) || (pressed ?? event.timeStamp) > end) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', ignore, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', ignore, true)
  }
}
