import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  selectors: { '&[data-ready]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` } },
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
export const title = style({ fontSize: vars.text.md, fontWeight: 700 })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const amount = style({
  marginInlineStart: 'auto',
  color: vars.color.accentText,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const facts = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
