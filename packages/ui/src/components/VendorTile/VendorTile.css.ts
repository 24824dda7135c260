import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const tile = style([
  pressable,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    width: '100%',
    minHeight: 88,
    // A name of one long word fits a third of the narrowest phone.
    padding: `${vars.space.sm} ${vars.space.xs}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface,
    backgroundImage: vars.gradient.surface,
    boxShadow: vars.elevation.card,
    color: vars.color.text,
    textAlign: 'center',
    textDecoration: 'none',
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } } },
    selectors: {
      '&[aria-pressed=true]': {
        borderColor: vars.color.brandText,
        boxShadow: `inset 0 0 0 1px ${vars.color.brandText}`,
        backgroundColor: vars.color.brandSoft,
      },
    },
  },
])
export const logo = style({ display: 'grid', placeItems: 'center', width: '100%', height: 40 })
export const image = style({ maxWidth: '100%', maxHeight: 40, objectFit: 'contain' })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: 600,
})
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: '100%',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
})
export const note = style({ fontSize: vars.text.sm, color: vars.color.muted })
