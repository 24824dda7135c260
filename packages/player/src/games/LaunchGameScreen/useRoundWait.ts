import { useEffect, useState } from 'react'

/** Longer than any round. */
const LONGEST_MS = 60_000

/** Whether a dialog waits for the running round: not for one of a game that hangs. */
export function useRoundWait(running: boolean): boolean {
  const [isLate, setLate] = useState(false)
  if (!running && isLate) setLate(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setLate(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [running])
  return running && !isLate
}
