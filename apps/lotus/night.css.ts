import { globalStyle } from '@vanilla-extract/css'
import { makeTokens, schemeVars } from '@platform/ui/theme'
import { night } from './night.ts'

// The same flower after dark: fonts, sizes and corners are those of `theme.css.ts`.
globalStyle('.lotus[data-scheme=dark]', {
  vars: schemeVars(
    makeTokens({
      brand: '#f07fae',
      accent: '#e9b44c',
      scheme: night.scheme,
      neutral: '#8a4a63',
      tint: 0.7,
      color: { chrome: night.colour },
      gradient: {
        brand: 'linear-gradient(120deg, #f07fae, #e39ad0)',
        accent: 'linear-gradient(135deg, #f2c869, #e9b44c)',
        page: 'none',
        surface: 'none',
        chrome: 'none',
      },
    }),
  ),
})
