import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md })
export const about = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.5 })
