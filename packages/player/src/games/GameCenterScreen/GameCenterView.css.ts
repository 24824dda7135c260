import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', paddingTop: vars.space.xs })
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg, padding: vars.space.lg })
