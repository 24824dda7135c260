import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, paddingBottom: vars.space.lg })
export const closed = style({ padding: vars.space.md, color: vars.color.warningText, textAlign: 'center' })
export const facts = style({ paddingInline: vars.space.md })
export const value = style({ width: 64, height: 18 })
