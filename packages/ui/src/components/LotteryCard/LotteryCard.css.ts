import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style([
  pressable,
  {
    display: 'grid',
    gap: vars.space.md,
    width: '100%',
    padding: vars.space.lg,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    backgroundImage: vars.gradient.surface,
    boxShadow: vars.elevation.card,
    color: vars.color.text,
    textAlign: 'start',
    textDecoration: 'none',
  },
])
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, minWidth: 0 })
export const icon = style({ flex: 'none', width: 52, height: 52, borderRadius: vars.radius.control, objectFit: 'cover' })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: 800,
})
export const texts = style({ display: 'grid', flex: '1 1 7em', gap: 2, minWidth: 0 })
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${vars.space.sm}` })
export const name = style({ minWidth: 0, fontWeight: 700, overflowWrap: 'anywhere' })
export const draw = style({ fontSize: vars.text.sm, color: vars.color.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const clock = style({ flex: 'none', marginInlineStart: 'auto', fontFamily: vars.font.numeric, fontSize: vars.text.lg })

export const result = style({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' })
export const part = style({
  display: 'contents',
  selectors: { '& + &::before': { content: '', width: 1.5, height: 20, marginInline: 2, backgroundColor: vars.color.control } },
})
export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2em',
  minHeight: '2em',
  paddingInline: '0.45em',
  borderRadius: '1em',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
/** Parts after the first: bonus balls, lower tiers. */
export const later = style({ backgroundColor: vars.color.raised, color: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.line}` })
export const more = style({ fontSize: vars.text.sm, color: vars.color.muted })
