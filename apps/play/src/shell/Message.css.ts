import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  textAlign: 'center',
})
export const sign = style({ filter: 'drop-shadow(0 10px 24px rgb(0 0 0 / .5))' })
const flip = keyframes({ to: { transform: 'rotateY(360deg)' } })
export const busy = style([sign, { animation: `${flip} 1.4s linear infinite` }])
export const title = style({ fontSize: vars.text.xl })
export const text = style({ margin: `${vars.space.sm} auto 0`, maxWidth: '34ch', color: vars.color.muted })

const button = style({
  minHeight: 48,
  minWidth: 220,
  padding: `0 ${vars.space.lg}`,
  borderRadius: vars.radius.control,
  fontWeight: 700,
})
export const primary = style([button, { background: vars.color.brand, color: vars.color.onBrand }])
export const ghost = style([button, { color: vars.color.brandText }])
