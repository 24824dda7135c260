import { useEffect, useState } from 'react'

/** Smaller movements are ignored as jitter, px. */
const least = 8

/** Whether the last scroll was downwards: floating elements hide while the player reads. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const watch = () => {
      const distance = scrollY - last
      if (Math.abs(distance) < least) return
      last = scrollY
      setDown(distance > 0)
    }
    addEventListener('scroll', watch, { passive: true })
    return () => removeEventListener('scroll', watch)
  }, [])
  return down
}
