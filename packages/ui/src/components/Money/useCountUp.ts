import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../theme/useReducedMotion.ts'

const DURATION_MS = 800

/** Animates the integer from its last value to the new one; at once when it is off or the player requested less motion. */
export function useCountUp(target: number, on: boolean): number {
  const moves = !useReducedMotion() && on
  const [amount, setAmount] = useState(target)
  const last = useRef(target)
  useEffect(() => {
    const from = last.current
    if (from === target) return
    const show = (value: number) => {
      last.current = value
      setAmount(value)
    }
    if (!moves) return show(target)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS))
      show(part === 1 ? target : Math.round(from + (target - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, moves])
  return moves ? amount : target
}
