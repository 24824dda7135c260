import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { balance, form, muted, stack, tight } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const list = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.md}`,
})
export const choice = style({ minHeight: 44 })
export const money = style({ fontFamily: vars.font.numeric })
export const sum = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
