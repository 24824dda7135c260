import { useEffect, useEffectEvent, useRef } from 'react'
import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'

/** Stores what is typed, for a reload in the middle of an answer. */
export function useStoredWhileTyped(values: RegisterValues, save: (values: RegisterValues) => void): void {
  const first = useRef(JSON.stringify(values))
  const text = JSON.stringify(values)
  const saveNow = useEffectEvent(() => save(values))
  useEffect(() => {
    if (text !== first.current) saveNow()
  }, [text])
}
