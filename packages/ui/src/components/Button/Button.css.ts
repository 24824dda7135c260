import { style, styleVariants } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const button = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.action,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    textTransform: vars.font.displayCase as 'none',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      '&:is(:disabled, [aria-disabled=true])': { opacity: 0.45, filter: 'saturate(0.5)', cursor: 'not-allowed' },
      '&[aria-busy=true]': { opacity: 1, filter: 'none', cursor: 'progress' },
    },
  },
])

export const tones = styleVariants({
  primary: {
    backgroundColor: vars.color.brand,
    backgroundImage: vars.gradient.brand,
    color: vars.color.onBrand,
    boxShadow: vars.elevation.button,
  },
  accent: {
    backgroundColor: vars.color.accent,
    backgroundImage: vars.gradient.accent,
    color: vars.color.onAccent,
    boxShadow: vars.elevation.button,
  },
  secondary: { backgroundColor: vars.color.raised, color: vars.color.text, borderColor: vars.color.control },
  ghost: { color: vars.color.brandText },
  danger: { backgroundColor: vars.color.danger, color: vars.color.onDanger },
})

export const sizes = styleVariants({
  sm: { minWidth: 44, minHeight: 44, padding: `6px ${vars.space.md}`, fontSize: vars.text.md },
  md: { minHeight: 48, padding: `8px ${vars.space.lg}`, fontSize: vars.text.lg },
  lg: { minHeight: 56, padding: `10px ${vars.space.xl}`, fontSize: vars.font.actionSize },
})

export const wide = style({ display: 'flex', width: '100%' })

/** The label still occupies its space under the spinner, so that the button does not change size. */
export const content = style({
  display: 'contents',
  selectors: { [`[aria-busy=true] > &`]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.sm, opacity: 0 } },
})

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
