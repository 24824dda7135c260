import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const receipt = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  textAlign: 'center',
  color: vars.color.positiveText,
})
export const draw = style({ color: vars.color.text, fontSize: vars.text.lg, fontVariantNumeric: 'tabular-nums' })
export const stake = style({ color: vars.color.text, fontSize: vars.text.xl, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const order = style({ color: vars.color.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })
export const lines = style({
  display: 'grid',
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderBlock: `1px dashed ${vars.color.control}`,
  listStyle: 'none',
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
})
export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const balance = style({ color: vars.color.muted, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const buttons = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: vars.space.sm })
