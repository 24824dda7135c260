import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const list = style({ display: 'grid', gap: vars.space.md, marginBlockEnd: vars.space.lg })
export const name = style({ fontWeight: 700 })
export const text = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
