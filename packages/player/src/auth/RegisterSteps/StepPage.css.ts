import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const progress = style({ marginBottom: vars.space.lg })

export const above = style({ marginBottom: vars.space.lg })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const stored = style({ marginTop: vars.space.xl, color: vars.color.muted, fontSize: vars.text.sm, textAlign: 'center' })

export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.md })

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
