import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const board = style({
  width: 'min(92cqw, 400px)',
  padding: 20,
  borderRadius: 24,
  background:
    'repeating-linear-gradient(90deg, rgb(255 255 255 / .06) 0 32px, transparent 32px 64px), linear-gradient(180deg, #1f8f47, #0d5c2b)',
  boxShadow: '0 18px 40px rgb(0 0 0 / .5), inset 0 0 0 3px rgb(255 255 255 / .5), inset 0 0 0 7px rgb(0 0 0 / .12)',
})
export const clubs = style({ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', justifyItems: 'center', gap: 8 })
export const crest = style({ width: 'min(27cqw, 34cqh, 116px)', height: 'auto', filter: 'drop-shadow(0 6px 10px rgb(0 0 0 / .4))' })
export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '6px 12px',
  borderRadius: 14,
  background: 'rgb(0 0 0 / .55)',
  fontSize: 'min(11cqw, 44px)',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
const goal = keyframes({ from: { transform: 'scale(2.2)', color: '#ffe066' } })
export const goals = style({ animation: `${goal} .45s ease-out` })
export const dash = style({ fontSize: '.6em', opacity: 0.7 })
export const time = style({ height: 8, marginTop: 16, borderRadius: 4, background: 'rgb(0 0 0 / .35)', overflow: 'hidden' })
export const elapsed = style({ display: 'block', height: '100%', background: vars.color.brand, transformOrigin: '0 0' })
export const minute = style({ marginTop: 8, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
