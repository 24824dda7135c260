import { useEffect } from 'react'

/**
 * Hides the live regions behind an open overlay, of the page and of other overlays, from screen readers. The library leaves out what has
 * `aria-live`, as toasts must be; the messages of the page's fields would be read among the dialog's.
 */
export function useHideLive(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const hidden = new Set<Element>()
    const update = () => {
      for (const region of document.querySelectorAll('[aria-live]')) {
        if (isBehind(region)) {
          if (region.ariaHidden === 'true') continue
          region.ariaHidden = 'true'
          hidden.add(region)
        } else if (hidden.delete(region)) region.ariaHidden = null
      }
    }
    update()
    // The page may show others meanwhile, and another overlay open, or close first and uncover them.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden', BEHIND] })
    return () => {
      observer.disconnect()
      for (const region of hidden) region.ariaHidden = null
    }
  }, [open])
}

/** The library's mark of what is not in the topmost overlay. */
const BEHIND = 'data-base-ui-inert'

function isBehind(region: Element): boolean {
  const overlay = region.closest('[role=dialog], [role=alertdialog]')
  return overlay ? overlay.closest(`[${BEHIND}]`) !== null : region.closest('main') !== null
}
