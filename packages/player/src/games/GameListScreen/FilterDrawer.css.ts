import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const group = style({ border: 0, padding: 0, margin: `0 0 ${vars.space.xl}`, minWidth: 0 })
export const legend = style({ padding: `${vars.space.sm} 0`, fontWeight: 700 })
export const vendors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: vars.space.sm })
export const grow = style({ flex: '1 1 130px' })
