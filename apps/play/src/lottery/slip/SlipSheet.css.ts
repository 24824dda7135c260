import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const sums = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: vars.color.muted,
})
export const value = style({ margin: 0, color: vars.color.text, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const total = style([value, { fontSize: vars.text.xl, fontWeight: 700 }])
export const draw = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const ofDraw = style({ display: 'block', fontSize: vars.text.sm, fontWeight: 400 })
export const question = style({ display: 'grid', justifyItems: 'start', gap: vars.space.sm })
export const deposit = style({ display: 'grid', gap: vars.space.xs })
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, textAlign: 'center' })
