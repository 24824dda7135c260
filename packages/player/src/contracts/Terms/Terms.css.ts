import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted, page, stack, text, tight, ways } from '../../blocks/money/OrderPage/OrderPage.css.ts'

// Of a `ScrollTable`.
export const table = style({})
globalStyle(`${table} :is(th, td)`, { paddingInline: 0, verticalAlign: 'top' })
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingInlineStart: vars.space.sm })
globalStyle(`${table} thead th`, { verticalAlign: 'bottom' })
globalStyle(`${table} > :last-child tr:last-child > *`, { boxShadow: 'none' })
globalStyle(`${table} td`, { fontWeight: 400, whiteSpace: 'normal' })
// The button is a touch target already: its row needs less padding, and amounts are centered beside it.
globalStyle(`${table} tr:has(button) > *`, { paddingBlock: vars.space.xs, verticalAlign: 'middle' })
globalStyle(`${table} tfoot > tr > *`, { fontWeight: 600 })
globalStyle(`${table} tr[data-reached] > *`, { background: vars.color.brandSoft, color: vars.color.onBrandSoft })
// More specific than the table's rule for all cells.
export const tier = style({ selectors: { [`${table} &`]: { paddingTop: vars.space.md, fontWeight: 600 } } })
export const what = style({ selectors: { [`${table} &`]: { color: vars.color.muted, fontWeight: 400 } } })
export const pays = style({ selectors: { [`${table} &`]: { fontWeight: 600 } } })
export const was = style({ selectors: { [`${table} &`]: { color: vars.color.muted } } })
export const open = style({
  minHeight: 44,
  textAlign: 'start',
  color: vars.color.brandText,
  fontWeight: 400,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.sm,
})
// The list has the lines between its rows.
export const choice = style({ flex: '1 1 auto', minWidth: 0, paddingInline: 0, selectors: { 'li + li > &': { boxShadow: 'none' } } })
