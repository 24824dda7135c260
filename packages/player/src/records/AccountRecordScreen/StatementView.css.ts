import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { amount, heading, hero, muted, page, sheet, tight, ways } from '../../blocks/OrderPage/Proof.css.ts'

export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
export const caption = style({ paddingBottom: vars.space.xs, fontSize: vars.text.md, fontWeight: 700, textAlign: 'start' })
const cellOf = { padding: `${vars.space.sm} 0 ${vars.space.sm} ${vars.space.sm}`, textAlign: 'end', verticalAlign: 'top' } as const
const line = `1px solid ${vars.color.line}`
export const head = style({
  ...cellOf,
  borderBottom: line,
  color: vars.color.muted,
  fontWeight: 400,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
})
// No line break within an amount, unless the text is so large that it would not fit.
export const cell = style({ ...cellOf, borderBottom: line, '@media': { '(max-width: 16em)': { overflowWrap: 'anywhere' } } })
export const rowHead = style({
  ...cellOf,
  borderBottom: line,
  paddingInlineStart: 0,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
