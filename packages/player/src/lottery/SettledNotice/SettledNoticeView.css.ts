import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { floatingPlace as place } from '../../blocks/floating.css.ts'

export const notice = style({ boxShadow: vars.elevation.overlay })
// Padding of a word in a line: 44 px to tap, and the lines stay together.
export const link = style({ paddingBlock: 14, fontWeight: 600, whiteSpace: 'nowrap' })
