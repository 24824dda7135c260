import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.sm })
/** The number that support needs. */
export const requestNumber = style({ display: 'block', fontSize: vars.text.sm, overflowWrap: 'anywhere', userSelect: 'all' })
