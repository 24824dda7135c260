import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const time = style({ marginBottom: vars.space.md, color: vars.color.muted, fontSize: vars.text.sm })
