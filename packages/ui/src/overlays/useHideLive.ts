import { useEffect } from 'react'

/**
 * Hides the live regions of the page behind an open overlay from screen readers. The library leaves out what has `aria-live`, as toasts must
 * be; the messages of the page's fields would be read among the dialog's.
 */
export function useHideLive(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const behind = new Set<Element>()
    const hide = () => {
      for (const region of document.querySelectorAll('main [aria-live]:not([aria-hidden=true])')) {
        if (region.closest('[role=dialog], [role=alertdialog]')) continue
        region.setAttribute('aria-hidden', 'true')
        behind.add(region)
      }
    }
    hide()
    // The page may show others meanwhile, and another overlay, which closes first, uncover them.
    const observer = new MutationObserver(hide)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] })
    return () => {
      observer.disconnect()
      for (const region of behind) region.removeAttribute('aria-hidden')
    }
  }, [open])
}
