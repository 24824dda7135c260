import { useEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function add(overlays: 1 | -1) {
  count += overlays
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOpen = () => count > 0
const isNotPrerendered = () => false

/** Counts an overlay while `open`. Every overlay does so itself; code that lazily loads one counts it from the tap on. */
export function useCountOverlay(open: boolean): void {
  useEffect(() => {
    if (!open) return
    add(1)
    return () => add(-1)
  }, [open])
}

/** Whether any overlay is open or loading. */
export const useOverlayOpen = (): boolean => useSyncExternalStore(subscribe, isOpen, isNotPrerendered)
