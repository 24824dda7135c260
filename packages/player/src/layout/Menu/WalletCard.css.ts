import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const card = style({ display: 'grid' })

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0 })

export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 700 })

export const buttons = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.sm})` })

export const caption = style({ marginTop: vars.space.sm, color: vars.color.muted, fontSize: vars.text.xs })

export const sum = style({ minHeight: '2rem' })
