import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const page = style([stack, { padding: `${vars.space.md} ${vars.space.lg} ${vars.space.xl}` }])
export const rewards = style([stack, { gap: vars.space.sm }])
export const heading = style({ fontFamily: vars.font.display, fontSize: vars.text.lg })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const tab = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })
