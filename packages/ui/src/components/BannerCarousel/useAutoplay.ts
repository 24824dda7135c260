import { useEffect, useEffectEvent, useState } from 'react'

interface Autoplay {
  on: boolean
  /** The slide that is shown: its time starts again with each change. */
  at: number
  everyMs: number
  advance: () => void
}

/**
 * Advances a carousel every `everyMs` unless the player holds it or the page is hidden. Not Swiper's own module: that one measures the time
 * left in every frame, which used a tenth of the processor on an idle page.
 */
export function useAutoplay({ on, at, everyMs, advance }: Autoplay) {
  const [isHeld, setIsHeld] = useState(false)
  const tick = useEffectEvent(() => {
    if (!document.hidden) advance()
  })
  useEffect(() => {
    if (!on || isHeld) return
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [on, isHeld, at, everyMs])
  return { hold: () => setIsHeld(true), release: () => setIsHeld(false) }
}
