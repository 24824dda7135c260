import { keyframes, style } from '@vanilla-extract/css'

/** One cell: three fit the width of the stage, and with the frame its height. */
const cell = 'min(29cqw, (100cqh - 36px) / 3, 128px)'

export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: 6,
  padding: 10,
  borderRadius: 24,
  background: 'linear-gradient(180deg, #fff3b0, #ffc93c 30%, #9a5a08 75%, #ffdf7e)',
  boxShadow: '0 18px 40px rgb(0 0 0 / .5), inset 0 2px 0 rgb(255 255 255 / .7)',
})
export const reel = style({
  width: cell,
  height: `calc(3 * ${cell})`,
  overflow: 'hidden',
  borderRadius: 14,
  background: 'linear-gradient(180deg, rgb(0 0 0 / .55), rgb(255 255 255 / .1) 30% 70%, rgb(0 0 0 / .55)), var(--deep)',
  boxShadow: 'inset 0 0 18px rgb(0 0 0 / .7)',
})
export const sign = style({ width: cell, height: cell, padding: `calc(${cell} * .07)`, transition: 'opacity .3s' })

const roll = keyframes({ from: { transform: 'translateY(-50%)' }, to: { transform: 'translateY(0)' } })
const land = keyframes({
  from: { transform: 'translateY(-90%)' },
  '60%': { transform: 'translateY(5%)' },
  to: { transform: 'none' },
})
const beat = keyframes({ '50%': { transform: 'scale(1.14)' } })

export const spinning = style({ animation: `${roll} .42s linear infinite`, opacity: 0.85 })
export const resting = style({})
export const landing = style({ animation: `${land} .34s ease-out` })
export const winning = style({ animation: `${beat} .6s ease-in-out 3`, filter: 'drop-shadow(0 0 14px var(--glow))' })
const arrow = {
  content: '',
  position: 'absolute',
  top: 'calc(50% - 9px)',
  left: -2,
  borderBlock: '9px solid transparent',
  borderInlineStart: '11px solid #c92a2a',
} as const
export const dim = style({ opacity: 0.4 })
export const line = style({
  position: 'absolute',
  left: 4,
  right: 4,
  top: '50%',
  height: cell,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  borderBlock: '2px solid rgb(255 255 255 / .35)',
  background: 'linear-gradient(90deg, rgb(255 255 255 / .18), transparent 18% 82%, rgb(255 255 255 / .18))',
  selectors: { '&::before': arrow, '&::after': { ...arrow, left: 'auto', right: -2, transform: 'scaleX(-1)' } },
})
