import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg, paddingBlock: vars.space.sm })
export const levels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, marginInline: vars.space.lg })
export const title = style({ fontSize: vars.text.md })
const apart = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md } as const
export const pair = style({ ...apart, rowGap: vars.space.xs })
export const steps = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const amount = style({
  fontFamily: vars.font.numeric,
  fontWeight: 600,
  marginInlineStart: 'auto',
  textAlign: 'end',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const exact = style({
  fontWeight: 600,
  selectors: { '&[data-sign="1"]': { color: vars.color.positiveText }, '&[data-sign="-1"]': { color: vars.color.dangerText } },
})
export const text = style({ flexBasis: '100%', color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const place = style({ height: '5em' })
export const amountPlace = style({ width: '5em', height: '1em' })
export const rules = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: '1.2em', lineHeight: 1.5 })
export const calculation = style({ display: 'grid', gap: vars.space.sm, paddingTop: vars.space.md })
export const formula = style({
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  fontFamily: vars.font.numeric,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})
export const rows = style({ display: 'grid', gap: vars.space.sm, margin: 0 })
export const row = style(apart)
export const value = style({ margin: 0 })
export const total = style({ ...apart, paddingTop: vars.space.sm, borderTop: `1px solid ${vars.color.line}`, fontWeight: 600 })
