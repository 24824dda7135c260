import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, paddingBottom: vars.space.xl })
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, paddingInline: vars.space.lg })
export const tools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', paddingInline: vars.space.lg })
