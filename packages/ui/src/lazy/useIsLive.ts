import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const live = () => true
const prerendered = () => false

/** False in a prerendered page and while the app hydrates it; true from the start in what the app renders itself. */
export const useIsLive = (): boolean => useSyncExternalStore(neverChanges, live, prerendered)
