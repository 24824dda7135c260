import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const day = style({ paddingInline: 0 })
