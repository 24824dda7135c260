import { useEffect, useState } from 'react'
import { TYPING_MS } from './useStoreTyped.ts'

/** The value once it has not changed for `TYPING_MS`, so that not each keystroke causes a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
