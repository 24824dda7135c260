import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.sm })
export const code = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere', userSelect: 'all' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
