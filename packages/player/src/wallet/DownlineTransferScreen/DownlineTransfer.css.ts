import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted, stack } from '../../blocks/OrderPage/OrderPage.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: 48,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const name = style({ flex: '1 1 auto', minWidth: 0, fontWeight: 600 })
export const choice = style({ flex: '1 1 auto', minWidth: 0, minHeight: 48, alignItems: 'center' })
export const choices = style([list, { maxHeight: 'min(50vh, 360px)', overflowY: 'auto', overscrollBehavior: 'contain' }])
