import { useEffect, useEffectEvent, useState } from 'react'
import type { StageProps } from './Stage.ts'
import * as styles from './Wheel.css.ts'

const SPIN = 3600
const COLOURS: Record<number, string> = {
  0: 'var(--deep)',
  100: 'var(--mid)',
  200: '#1f7a4d',
  300: '#1c5fb8',
  500: '#c2410c',
  1000: '#b8860b',
}

/** A wheel of segments; the one under the pointer pays. */
export function Wheel({ state, phase, round, reduced, onShown, onTick }: StageProps) {
  const fields = state.pays
  const step = 360 / fields.length
  const [angle, setAngle] = useState(0)
  const tick = useEffectEvent(onTick)
  const shown = useEffectEvent(onShown)
  const turnTo = useEffectEvent((field: number) => setAngle(Math.ceil(angle / 360) * 360 + (reduced ? 0 : 1440) - field * step))

  useEffect(() => {
    if (phase !== 'showing' || round?.outcome.kind !== 'wheel') return
    const start = setTimeout(turnTo, 0, round.outcome.segment)
    const steps = setInterval(() => tick('step'), 180)
    const end = setTimeout(
      () => {
        clearInterval(steps)
        tick('stop')
        shown()
      },
      reduced ? 50 : SPIN,
    )
    return () => {
      clearTimeout(start)
      clearInterval(steps)
      clearTimeout(end)
    }
  }, [phase, reduced, round])

  return (
    <div className={styles.stand} aria-hidden>
      <svg className={styles.wheel} viewBox="-110 -110 220 220" style={{ transform: `rotate(${angle}deg)` }}>
        <circle r="108" fill="#ffc93c" stroke="#8a5206" strokeWidth="3" />
        {fields.map((pay, i) => (
          <g key={i} transform={`rotate(${i * step})`}>
            <path d={slice(step)} fill={COLOURS[pay]} stroke="#ffdf7e" strokeWidth="1.5" />
            <text y="-76" textAnchor="middle" fontSize={pay ? 17 : 12} fontWeight="800" fill="#fff" fillOpacity={pay ? 1 : 0.55}>
              {pay ? `${pay / 100}×` : '–'}
            </text>
            <circle cy="-103" r="3.2" fill="#fff" transform={`rotate(${step / 2})`} />
          </g>
        ))}
        <circle r="26" fill="#ffc93c" stroke="#8a5206" strokeWidth="3" />
      </svg>
      <img className={styles.hub} src="/cdn/signs/crown.ruby.svg" alt="" width={220} height={220} />
      <svg className={styles.pointer} viewBox="0 0 40 44">
        <path d="M4 3h32L20 41Z" fill="#e03131" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      </svg>
    </div>
  )
}

function slice(degrees: number): string {
  const half = (degrees / 2) * (Math.PI / 180)
  const x = 98 * Math.sin(half)
  const y = -98 * Math.cos(half)
  return `M0 0L${-x} ${y}A98 98 0 0 1 ${x} ${y}Z`
}
