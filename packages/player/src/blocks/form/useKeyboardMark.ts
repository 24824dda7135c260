import { useEffect } from 'react'

/** The lowest keyboard of a phone, in px; a browser's own bars are lower. */
const LOWEST = 150

/** Marks the document while a keyboard takes a part of the screen: what sticks to its end would cover the field that is typed in. */
export function useKeyboardMark() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const root = document.documentElement
    let [width, tallest] = [0, 0]
    const mark = () => {
      const height = view.height * view.scale
      tallest = width === innerWidth ? Math.max(tallest, height) : height
      width = innerWidth
      root.toggleAttribute('data-keyboard', tallest - height > LOWEST && !!document.activeElement?.matches('input, textarea'))
    }
    mark()
    view.addEventListener('resize', mark)
    return () => {
      view.removeEventListener('resize', mark)
      root.removeAttribute('data-keyboard')
    }
  }, [])
}
