import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.sm} max(${vars.space.lg}, env(safe-area-inset-right)) ${vars.space.sm} ${vars.space.xs}`,
  backgroundColor: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  color: vars.color.text,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})
export const icon = style({ flex: 'none', width: 44, height: 44, borderRadius: 10, objectFit: 'cover' })
export const stand = style({ display: 'grid', placeItems: 'center', backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft })
export const texts = style({ display: 'grid', flex: '1000 1 6em', minWidth: 0, lineHeight: 1.25 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const text = style({ fontSize: vars.text.sm, color: vars.color.muted })
/** On its own line it is as wide as the bar. */
export const action = style({ flex: '1 0 auto', maxWidth: `calc(100% - ${vars.space.sm})`, marginInlineStart: vars.space.sm })
