import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { amount, heading, hero, muted, page, sheet, tight, ways } from '../../blocks/money/OrderPage/Proof.css.ts'

export { screenOnly } from '../../blocks/record/printed.css.ts'

export const caption = style({ paddingBottom: vars.space.xs, fontSize: vars.text.md, fontWeight: 600, textAlign: 'start' })
// Stays while the columns scroll below it.
export const title = style({ display: 'inline-block', position: 'sticky', insetInlineStart: 0 })
