import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, padding: vars.space.lg })
export const lottery = style({ borderRadius: vars.radius.card, backgroundColor: vars.color.surface, boxShadow: vars.elevation.card })
export const tabs = style({ marginInline: `calc(${vars.space.lg} * -1)` })
export const vendors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: vars.space.sm })
export const vendor = style({ height: 96 })
