import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { floating as bar } from '../blocks/page/floating.css.ts'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, marginTop: vars.space.sm })
