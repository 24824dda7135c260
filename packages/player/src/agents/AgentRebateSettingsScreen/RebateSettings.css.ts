import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted, page, stack, tight } from '../../blocks/money/OrderPage/OrderPage.css.ts'

const list = { margin: 0, padding: 0, listStyle: 'none' } as const
export const products = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7em, 100%), 1fr))',
  gap: vars.space.md,
})
export const product = style({ display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0 })
export const rate = style({ fontFamily: vars.font.numeric, fontSize: vars.text.lg, fontWeight: 600 })
export const small = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.4 })
export const quotas = style({ ...list, display: 'grid', gap: vars.space.md, marginTop: vars.space.md })
export const quota = style({ display: 'grid', gap: vars.space.xs })
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `2px ${vars.space.md}` })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' })
export const before = style({ color: vars.color.muted })
export const members = style(list)
// The search field has its own margin to the edges.
export const search = style({ marginInline: `calc(-1 * ${vars.space.lg})` })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: vars.color.brandText, fontWeight: 600 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15em, 100%), 1fr))',
  gap: vars.space.lg,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
})
export const changes = style({ ...list, display: 'grid', gap: vars.space.sm })
export const history = style({ ...list, display: 'grid' })
export const entry = style({ display: 'grid', gap: '2px', paddingBlock: vars.space.md, borderBottom: `1px solid ${vars.color.line}` })
