import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const code = style({ display: 'block', fontSize: vars.text.xs, userSelect: 'all' })
