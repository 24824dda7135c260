import { useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { toasts, useCountOverlay } from '@platform/ui'

/** Loads an overlay's chunk when it is first wanted, and says so when it does not come. */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslations('system')
  const [Overlay, setOverlay] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  useCountOverlay(open)
  const show = () => {
    setOpen(true)
    if (Overlay) return
    load().then(
      (loaded) => setOverlay(() => loaded),
      () => {
        setOpen(false)
        toasts.error(t('failedText'))
      },
    )
  }
  return { Overlay, open, setOpen, show }
}
