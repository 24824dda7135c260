import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { list, row } from '../../blocks/form/MemberPicker/MemberPicker.css.ts'
export { heading, muted, stack } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const name = style({ flex: '1 1 auto', minWidth: 0, fontWeight: 600 })
export const choice = style({ flex: '1 1 auto', minWidth: 0, minHeight: 48, alignItems: 'center' })
