import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const ways = style({ display: 'grid', gap: vars.space.md })

export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, textAlign: 'center' })
