import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { toasts } from '../components/Toaster/toasts.ts'
import { useUiLabels } from '../labels/UiLabelsProvider.tsx'
import { useCountOverlay } from '../overlays/overlayState.ts'
import { forgetFailedChunks, lazyChunk } from './lazyChunk.ts'

/** The props that a lazily loaded sheet or dialog needs. `open` may be missing if it is rendered only while it is open. */
export interface LazySheetProps {
  open?: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * A sheet or dialog whose code loads when it is first opened, or earlier by its own `load`. If the code fails to load, a toast says so and
 * the sheet counts as closed: the page does not change, and the next opening requests it again. `onMissing` is for a page that must
 * continue without it.
 */
export function lazySheet<Props extends LazySheetProps>(fetchSheet: () => Promise<ComponentType<Props>>) {
  let loadedSheet: ComponentType<Props> | undefined
  const chunk = lazyChunk(async () => (loadedSheet = await fetchSheet()))
  function LazySheet(props: Props & { onMissing?: () => void }) {
    const { onMissing } = props
    const { notLoaded } = useUiLabels()
    const [Sheet, setSheet] = useState<ComponentType<Props>>()
    // Before its first opening a sheet is not rendered, whether its code is there or not.
    if (props.open !== false && !Sheet && loadedSheet) setSheet(() => loadedSheet)
    const waiting = props.open !== false && !Sheet
    const fail = useEffectEvent(() => {
      if (onMissing) return onMissing()
      toasts.error(notLoaded)
      props.onOpenChange(false)
    })
    useCountOverlay(waiting)
    useEffect(() => {
      if (!waiting) return
      let isWanted = true
      const arrive = (sheet: ComponentType<Props>) => isWanted && setSheet(() => sheet)
      const miss = () => {
        forgetFailedChunks()
        if (isWanted) fail()
      }
      chunk.load().then(arrive, miss)
      return () => {
        isWanted = false
      }
    }, [waiting])
    return Sheet ? createElement<Props>(Sheet, props) : null
  }
  return Object.assign(LazySheet, { load: chunk.load })
}
