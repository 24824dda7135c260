import { useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'

let coming = 0

/** Somebody asked for an overlay that is not here yet. */
export const overlayIsComing = () => coming > 0

/** Its code, and the moment until it is drawn. */
export const fetchOverlay = <Overlay>(load: () => Promise<Overlay>): Promise<Overlay> => {
  coming++
  return load().finally(() => setTimeout(() => coming--, 100))
}

/** Loads an overlay's chunk when it is first wanted, and says so when it does not come. */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslations('system')
  const [Overlay, setOverlay] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    if (Overlay) return
    fetchOverlay(load).then(
      (loaded) => setOverlay(() => loaded),
      () => {
        setOpen(false)
        toasts.error(t('failedText'))
      },
    )
  }
  return { Overlay, open, setOpen, show }
}
