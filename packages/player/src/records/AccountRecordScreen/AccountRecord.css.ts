import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const balance = style({ color: vars.color.muted, fontSize: vars.text.sm, whiteSpace: 'nowrap' })
export const scope = style({ justifySelf: 'start', marginInline: vars.space.lg })
export const more = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs, paddingTop: vars.space.lg })
export const moreTitle = style({ fontSize: vars.text.sm, fontWeight: 600 })
