import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const card = recipe({
  base: {
    display: 'block',
    padding: vars.space.lg,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    color: vars.color.text,
    boxShadow: vars.elevation.card,
    selectors: { [when('density', 'compact')]: { padding: vars.space.md } },
  },
  variants: {
    tone: {
      plain: { backgroundColor: vars.color.surface, backgroundImage: vars.gradient.surface },
      soft: { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft, borderColor: 'transparent' },
      brand: {
        backgroundColor: vars.color.brand,
        backgroundImage: vars.gradient.brand,
        color: vars.color.onBrand,
        borderColor: 'transparent',
      },
      accent: {
        backgroundColor: vars.color.accent,
        backgroundImage: vars.gradient.accent,
        color: vars.color.onAccent,
        borderColor: 'transparent',
      },
    },
    flush: { true: { padding: '0 !important', overflow: 'hidden' } },
  },
})
