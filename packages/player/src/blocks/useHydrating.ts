import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * True in a prerendered page, and while the app hydrates it: what is left out then is rendered afterwards, in a task of its own. False from
 * the start in a screen that the app renders itself.
 */
export const useHydrating = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )
