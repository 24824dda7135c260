import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ minHeight: 64 })
export const symbol = style({ paddingInlineStart: vars.space.lg, fontWeight: 700, color: vars.color.muted })
export const amount = style({
  paddingInlineStart: vars.space.sm,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const compact = style({ paddingInline: vars.space.sm, fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' })
export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(6em, 100%), 1fr))', gap: vars.space.sm })
export const chip = style({ justifyContent: 'center', paddingInline: 4, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
