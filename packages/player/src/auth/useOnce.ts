import { useRef } from 'react'

/** Runs one submit at a time: ten quick taps send one request. */
export function useOnce<Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) {
  const busy = useRef(false)
  return async (...args: Args): Promise<Result | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    try {
      return await action(...args)
    } finally {
      busy.current = false
    }
  }
}
