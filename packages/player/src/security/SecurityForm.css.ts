import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../blocks/page/lines.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
export const head = style({ display: 'grid', gap: vars.space.xs })
export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' })
export const intro = style({ color: vars.color.muted, lineHeight: 1.5 })
export const more = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm })
export const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, width: '100%' })
/** A number without line breaks. */
export const whole = style({ whiteSpace: 'nowrap' })
