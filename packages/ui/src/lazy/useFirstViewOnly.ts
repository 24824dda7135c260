import { useDeferredValue } from 'react'
import { useIsLive } from './useIsLive.ts'

/** True in a prerendered page and while the app hydrates it: what is out of its first view is rendered in a task of its own after that. */
export function useFirstViewOnly(): boolean {
  const isLive = useIsLive()
  return !useDeferredValue(isLive, isLive)
}
