import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// Names have enough space at a text size of 200 %.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(72px, 4.5em)), 1fr))',
  gap: `${vars.space.md} ${vars.space.xs}`,
})
export const row = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(72px, 4.5em)), 1fr))',
})
export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 6,
  minHeight: 84,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
})
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})
export const count = style({ position: 'absolute', insetBlockStart: -6, insetInlineEnd: -8 })
