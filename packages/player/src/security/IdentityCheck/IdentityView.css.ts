import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../../blocks/page/lines.css.ts'
export { head, intro } from '../SecurityForm.css.ts'

export const data = style({ display: 'grid', gap: vars.space.md })
