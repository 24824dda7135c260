import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg, paddingTop: vars.space.lg })
export const levels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, marginInline: vars.space.lg })
export const title = style({ fontSize: vars.text.md })
export const scroll = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
const side = { paddingBlock: vars.space.sm, borderBottom: `1px solid ${vars.color.line}`, whiteSpace: 'nowrap' } as const
export const first = style({ ...side, textAlign: 'start', fontWeight: 600 })
export const cell = style({ ...side, paddingInlineStart: vars.space.sm, textAlign: 'end' })
export const cellTitle = style({ ...side, paddingInlineStart: vars.space.sm, textAlign: 'end', color: vars.color.muted, fontWeight: 400 })
const pair = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md } as const
export const left = style({ ...pair, rowGap: vars.space.xs })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const amount = style({ fontFamily: vars.font.numeric, fontWeight: 700, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
export const exact = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-sign="1"]': { color: vars.color.positiveText }, '&[data-sign="-1"]': { color: vars.color.dangerText } },
})
export const text = style({ flexBasis: '100%', color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
export const place = style({ height: '5em' })
export const amountPlace = style({ width: '5em', height: '1em' })
export const opener = style({ minHeight: 44, paddingBlock: vars.space.sm, color: vars.color.brandText, fontWeight: 600, cursor: 'pointer' })
export const rules = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: '1.2em', lineHeight: 1.5 })
export const calculation = style({ display: 'grid', gap: vars.space.sm, paddingTop: vars.space.md })
export const formula = style({
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})
export const rows = style({ display: 'grid', gap: vars.space.sm, margin: 0 })
export const row = style(pair)
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
export const total = style({ ...pair, paddingTop: vars.space.sm, borderTop: `1px solid ${vars.color.line}`, fontWeight: 700 })
