import { useEffect, useState } from 'react'

/** A pause in typing after which the text is taken as complete, ms. */
export const typingMs = 300

/** The value once it has not changed for `typingMs`, so that not each keystroke causes a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), typingMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
