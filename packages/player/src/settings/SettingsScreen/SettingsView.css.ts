import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gap: vars.space.lg, padding: vars.space.lg })

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, color: vars.color.muted, fontSize: vars.text.sm })

export const name = style({ color: vars.color.text, fontSize: vars.text.lg, overflowWrap: 'anywhere' })
