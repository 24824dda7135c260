import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const line = style({ display: 'grid', flex: '1 1 180px', gap: 4, minWidth: 0 })
export const play = style({ fontSize: vars.text.sm, color: vars.color.muted })
