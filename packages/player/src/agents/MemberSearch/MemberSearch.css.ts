import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const search = style({ paddingInline: vars.space.lg })
