import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { floatingPlace as place } from '../../blocks/page/floating.css.ts'

export const notice = style({ boxShadow: vars.elevation.overlay })
// Padding of an inline element: a tap target of 44 px without more space between the lines.
export const link = style({ paddingBlock: 14, fontWeight: 600, whiteSpace: 'nowrap' })
