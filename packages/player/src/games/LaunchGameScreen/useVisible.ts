import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'
const isPrerendered = () => true

/** Whether the player can see the page. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isPrerendered)
