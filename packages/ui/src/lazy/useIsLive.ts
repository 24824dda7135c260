import { useDeferredValue } from 'react'

/**
 * False in a prerendered page and at a component's first rendering, then true by a transition: what it adds is rendered after the hydration,
 * in tasks that give way to taps.
 */
export const useIsLive = (): boolean => useDeferredValue(true, false)
