import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { muted, text } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
