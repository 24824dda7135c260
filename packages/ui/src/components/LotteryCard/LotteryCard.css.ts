import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style({ position: 'relative', minWidth: 0 })
export const body = style([
  pressable,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    width: '100%',
    // 92 px with a name of one line: eight lotteries on a phone.
    padding: `9px ${vars.space.md}`,
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
/** The card is its target. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const withHeart = style({ paddingInlineEnd: 32 })
export const icon = style({ flex: 'none', width: 44, height: 44, borderRadius: `min(${vars.radius.control}, 12px)`, objectFit: 'cover' })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
})
export const texts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 auto', minWidth: 0, lineHeight: 1.3 })
export const name = style({
  minWidth: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.md,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})
export const hot = style({ display: 'inline-block', marginInlineStart: 6, verticalAlign: '-0.15em', color: vars.color.accentText })
export const draw = style({ fontSize: vars.text.sm, color: vars.color.muted, overflowWrap: 'anywhere' })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minWidth: 0,
  // Below the name.
  paddingInlineStart: `calc(44px + ${vars.space.md})`,
  '@media': { '(max-width: 359px)': { paddingInlineStart: 0 } },
})
export const clock = style({
  flex: 'none',
  marginInlineStart: 'auto',
  // As wide with dashes as with a time, so that the balls beside it keep their lines when it starts.
  minWidth: '7.3ch',
  textAlign: 'end',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1,
})

export const heart = style({ position: 'absolute', top: 6, insetInlineEnd: 6 })
