import { useSyncExternalStore } from 'react'

// From this width on the styles show the banner above the form.
const WIDE = '(min-width: 900px)'

function subscribe(listener: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for a banner above the form. On the server: no. */
export const useHasRoom = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
