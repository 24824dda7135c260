import { useEffect, useState } from 'react'

/** A pause in typing after which the text is taken as complete, ms. */
export const TYPING_MS = 300

/** The value once it has not changed for `TYPING_MS`, so that not each keystroke causes a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
