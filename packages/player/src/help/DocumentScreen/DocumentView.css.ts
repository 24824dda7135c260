import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xxl}` })
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl })
export const title = style({ marginBottom: vars.space.xs, fontSize: vars.text.md, lineHeight: 1.3 })
export const text = style({ lineHeight: 1.6, color: vars.color.muted, textWrap: 'pretty' })
