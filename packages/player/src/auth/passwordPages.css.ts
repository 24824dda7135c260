import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const column = { display: 'grid', gap: vars.space.lg, padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}` } as const

export const changePage = style(column)
export const forgetPage = style({ ...column, maxWidth: 480, marginInline: 'auto' })

export const form = style({ display: 'grid', gap: vars.space.lg })
export const intro = style({ color: vars.color.muted })
