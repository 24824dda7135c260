import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, such as `(min-width: 900px)`; `onServer` is its value in a prerendered page. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
