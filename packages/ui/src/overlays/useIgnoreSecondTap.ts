import { useEffect } from 'react'

/** Maximum duration of a double tap, ms. */
const DOUBLE_TAP_MS = 400

/**
 * The second tap of a double tap on what opened an overlay presses nothing in it, and does not close it. Only a finger or a double click is
 * ignored: a single click of a mouse, a key or a program may follow at once.
 */
export function useIgnoreSecondTap(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const end = performance.now() + DOUBLE_TAP_MS
    let pressed: number | undefined
    const press = (event: PointerEvent) => {
      pressed = event.timeStamp
    }
    const ignore = (event: MouseEvent) => {
      // Not every browser counts the taps of a finger in `detail`.
      if (event.detail < 2 && !(event instanceof PointerEvent && event.pointerType === 'touch')) return
      // The click comes when the finger leaves, which may be later.
      if ((pressed ?? event.timeStamp) > end) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('pointerdown', press, true)
    addEventListener('click', ignore, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('click', ignore, true)
    }
  }, [open])
}
