import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const card = style({
  display: 'block',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  boxShadow: vars.elevation.card,
  selectors: { [when('density', 'compact')]: { padding: vars.space.md } },
})

// The highlight of a dark surface would be a line on a bright one.
export const tones = styleVariants({
  plain: { backgroundColor: vars.color.surface, backgroundImage: vars.gradient.surface },
  soft: { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft, borderColor: 'transparent' },
  brand: {
    backgroundColor: vars.color.brand,
    backgroundImage: vars.gradient.brand,
    color: vars.color.onBrand,
    borderColor: 'transparent',
    boxShadow: 'none',
  },
  accent: {
    backgroundColor: vars.color.accent,
    backgroundImage: vars.gradient.accent,
    color: vars.color.onAccent,
    borderColor: 'transparent',
    boxShadow: 'none',
  },
})

export const flush = style({ padding: '0 !important', overflow: 'hidden' })
