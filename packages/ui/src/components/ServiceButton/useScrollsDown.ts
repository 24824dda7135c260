import { useEffect, useState } from 'react'
import { nextTask } from '../../lazy/nextTask.ts'

/** Smaller movements are ignored as jitter, px. */
const least = 8

/** Whether the last scroll was downwards: floating elements hide while the player reads. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last: number | undefined
    // Reading the position places the whole page: not in the task that has drawn the button.
    void nextTask().then(() => (last ??= scrollY))
    const watch = () => {
      const distance = scrollY - (last ??= scrollY)
      if (Math.abs(distance) < least) return
      last = scrollY
      setDown(distance > 0)
    }
    addEventListener('scroll', watch, { passive: true })
    return () => removeEventListener('scroll', watch)
  }, [])
  return down
}
