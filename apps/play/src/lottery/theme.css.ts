import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { makeTokens, vars } from '@platform/ui/theme'

/** Neutral colours for pages without a brand; a launch applies its own (`applyBrand`). */
createGlobalTheme(
  '.lottery',
  vars,
  makeTokens({
    brand: '#2f5d8a',
    accent: '#e9b44c',
    scheme: 'light',
    tint: 0.5,
    // An applied brand sets only colours: gradients would not change with them.
    gradient: { brand: 'none', accent: 'none', surface: 'none', page: 'none', chrome: 'none' },
    radius: { card: '20px', control: '16px' },
  }),
)
globalStyle('.lottery body', { backgroundColor: vars.color.page, color: vars.color.text })
