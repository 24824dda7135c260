import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const card = style({ position: 'relative', minWidth: 0 })
export const link = style([
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
    selectors: { [when('density', 'compact')]: { padding: vars.space.md } },
  },
])
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, minWidth: 0 })
export const withHeart = style({ paddingInlineEnd: 32 })
export const icon = style({ flex: 'none', width: 52, height: 52, borderRadius: vars.radius.control, objectFit: 'cover' })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
})
export const texts = style({ display: 'grid', flex: '1 1 auto', gap: 2, minWidth: 0 })
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${vars.space.sm}` })
export const name = style({
  minWidth: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.lg,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const draw = style({ fontSize: vars.text.sm, color: vars.color.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.md, minWidth: 0 })
export const clock = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  lineHeight: 1,
})

export const result = style({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', minWidth: 0 })
export const part = style({
  display: 'contents',
  selectors: { '& + &::before': { content: '', width: 1.5, height: 20, marginInline: 1, backgroundColor: vars.color.control } },
})
export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.9em',
  minHeight: '1.9em',
  paddingInline: '0.4em',
  borderRadius: '1em',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Five of them beside the clock.
    '(max-width: 359px)': { minWidth: '1.7em', minHeight: '1.7em', paddingInline: '0.3em' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})
/** Parts after the first: bonus balls, lower tiers. */
export const later = style({ backgroundColor: vars.color.raised, color: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.line}` })
export const more = style({ fontSize: vars.text.sm, color: vars.color.muted })

export const heart = style({
  position: 'absolute',
  top: 6,
  insetInlineEnd: 6,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.color.muted,
  touchAction: 'manipulation',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[aria-pressed=true]': { color: vars.color.dangerText },
    '&:active': { transform: 'scale(0.85)' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: '50%' },
  },
})
