import { useEffect } from 'react'
import { watchFocus } from './watchFocus.ts'

/** `watchFocus` while the layout is shown. */
export function FocusWatch() {
  useEffect(watchFocus, [])
  return null
}
