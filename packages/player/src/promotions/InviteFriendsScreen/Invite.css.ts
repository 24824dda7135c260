import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const lead = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm, textAlign: 'center', paddingBlock: vars.space.xl })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
})
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const plain = style({ margin: 0, padding: 0, listStyle: 'none' })
// Two columns, one with large text.
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
  gap: vars.space.md,
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: vars.space.lg,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
  },
})
export const amount = style({ color: vars.color.accentText, fontFamily: vars.font.numeric })
export const big = style({ fontFamily: vars.font.numeric, fontSize: vars.text.xl })
export const rules = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: '1.2em', fontSize: vars.text.sm })
export const poster = style({
  display: 'block',
  width: 'min(100%, 200px)',
  height: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.raised,
})
export const centered = style({ textAlign: 'center' })
