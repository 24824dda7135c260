import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { floating as bar } from '../blocks/page/floating.css.ts'

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
