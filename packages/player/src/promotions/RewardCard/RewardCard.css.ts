import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.md,
  selectors: { '&[data-ready]': { borderColor: vars.color.accent } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.md })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})
export const texts = style({ display: 'grid', gap: 2, flex: '1 1 7em', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontSize: vars.text.md, fontWeight: 600 })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const right = style({ display: 'grid', justifyItems: 'end', gap: vars.space.xs, marginInlineStart: 'auto' })
export const amount = style({
  color: vars.color.accentText,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  whiteSpace: 'nowrap',
})
export const facts = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.3 })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
