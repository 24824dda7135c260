import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const balance = style({ marginBottom: vars.space.xs, fontWeight: 600 })
export const consequences = style({ display: 'grid', gap: vars.space.xs })
