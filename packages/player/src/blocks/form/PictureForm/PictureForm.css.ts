import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
