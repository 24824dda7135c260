import { useEffect } from 'react'

/**
 * Hides the live regions of the page behind an open overlay from screen readers. The library leaves out what has `aria-live`, as toasts must
 * be; the messages of the page's fields would be read among the dialog's.
 */
export function useHideLive(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const behind = [...document.querySelectorAll('main [aria-live]:not([aria-hidden=true])')].filter(
      (region) => !region.closest('[role=dialog], [role=alertdialog]'),
    )
    for (const region of behind) region.setAttribute('aria-hidden', 'true')
    return () => {
      for (const region of behind) region.removeAttribute('aria-hidden')
    }
  }, [open])
}
