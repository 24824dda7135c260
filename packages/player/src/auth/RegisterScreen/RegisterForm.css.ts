import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const form = style({ display: 'grid', gap: vars.space.lg })

export const step = style({ display: 'grid', gap: vars.space.lg, selectors: { '&[hidden]': { display: 'none' } } })

export const consents = style({ display: 'grid', gap: vars.space.xs })

export const missing = style({ color: vars.color.dangerText, fontSize: vars.text.sm, fontWeight: 600 })

export const buttons = style({ display: 'flex', gap: vars.space.md })

export const grow = style({ flex: 1 })
