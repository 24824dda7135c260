import { useEffect, useEffectEvent, useRef } from 'react'
import type { RegisterValues } from './registerSchema.ts'

/** Saves the values of a registration, once they are not the `initial` ones any more; the result starts over. */
export function useSaveValues(values: RegisterValues, initial: RegisterValues, save: (values: RegisterValues) => void): () => void {
  const isEntered = useRef(false)
  const saveNow = useEffectEvent(() => {
    isEntered.current ||= Object.entries(values).some(([name, value]) => value !== (initial[name] ?? ''))
    if (isEntered.current) save(values)
  })
  useEffect(() => saveNow(), [values])
  return () => {
    isEntered.current = false
  }
}
