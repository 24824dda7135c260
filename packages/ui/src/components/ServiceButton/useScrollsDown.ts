import { useEffect, useState } from 'react'

/** Less than this is a finger that trembles, px. */
const least = 8

/** Whether the page was last scrolled down: what floats over it makes way for what is being read. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const watch = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < least) return
      last = scrollY
      setDown(moved > 0)
    }
    addEventListener('scroll', watch, { passive: true })
    return () => removeEventListener('scroll', watch)
  }, [])
  return down
}
