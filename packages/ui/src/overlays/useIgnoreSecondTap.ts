import { useEffect } from 'react'

/** Maximum duration of a double tap, ms. */
const DOUBLE_TAP_MS = 400

/**
 * The second tap of a double tap on what opened an overlay presses nothing in it. Only a finger or a double click is ignored: a single
 * click of a mouse, a key or a program may follow at once.
 */
export function useIgnoreSecondTap(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const ignore = (event: MouseEvent) => {
      // Not every browser counts the taps of a finger in `detail`.
      if (event.detail < 2 && !(event instanceof PointerEvent && event.pointerType === 'touch')) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stop = () => removeEventListener('click', ignore, true)
    addEventListener('click', ignore, true)
    const timer = setTimeout(stop, DOUBLE_TAP_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [open])
}
