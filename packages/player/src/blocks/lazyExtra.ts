import { createElement, lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null

/** Something that a page may lack: fetched after it, `place` in its stead until then, and left out where its code does not arrive. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({
    default: await load().catch((error: unknown) => {
      console.warn('An extra did not load:', error)
      return Nothing
    }),
  }))
  // Not in the view that is drawn without a browser.
  return function Extra(props) {
    const live = useSyncExternalStore(neverChanges, isLive, isDrawn)
    return live && createElement(Suspense, { fallback: place?.(props) }, createElement(Loaded, props))
  }
}

const neverChanges = () => () => undefined
const isLive = () => true
const isDrawn = () => false
