import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { muted, steps } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const card = style({ paddingBlock: vars.space.xs })
export const reasons = style([steps, { listStyle: 'disc', fontSize: vars.text.sm }])
export const help = style([muted, { marginBlock: vars.space.sm }])
