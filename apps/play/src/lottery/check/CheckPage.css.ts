import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxWidth: 560,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.lg}`,
})
export const title = style({ fontSize: vars.text.xl, lineHeight: 1.2 })
export const intro = style({ color: vars.color.muted })
export const form = style({ display: 'grid', gap: vars.space.md })
export const answer = style({ display: 'grid', gap: vars.space.md })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
})
export const draw = style({ fontSize: vars.text.lg, fontVariantNumeric: 'tabular-nums' })
export const label = style({ marginBottom: 4, color: vars.color.muted, fontSize: vars.text.sm, fontWeight: 600 })
export const code = style({ overflowWrap: 'anywhere', fontSize: vars.text.sm })
export const how = style({ color: vars.color.muted, fontSize: vars.text.sm })
