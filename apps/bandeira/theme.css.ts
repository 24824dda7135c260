import { createGlobalTheme } from '@vanilla-extract/css'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import { fontFace, makeTokens, vars } from '@platform/ui/theme'
import { bandeira } from './merchant.ts'

// One font for text, headings and figures, as in a bank statement.
const sans = fontFace({
  family: 'Public Sans',
  url: publicSans,
  weight: '400 700',
  fallback: { sizeAdjust: '103.4%', ascentOverride: '91.9%', descentOverride: '21.8%' },
})

/** Class of the brand on `<html>`: navy chrome, white paper, one line of yellow. */
export const bandeiraTheme = 'bandeira'

createGlobalTheme(
  `.${bandeiraTheme}`,
  vars,
  makeTokens({
    brand: '#14489e',
    accent: '#f4c531',
    scheme: bandeira.page.scheme,
    neutral: '#3b5f8f',
    tint: 0.35,
    color: { chrome: bandeira.page.colour, onChrome: '#ffffff', onChromeMuted: '#b4c4da', chromeActive: '#f4c531' },
    gradient: { brand: 'none', accent: 'none', page: 'none', surface: 'none', chrome: 'none' },
    font: {
      body: sans,
      display: sans,
      numeric: sans,
      displayWeight: '650',
      displayTracking: '-0.01em',
      displayCase: 'none',
      iconStroke: '1.75',
    },
    radius: { small: '3px', control: '6px', card: '8px', tile: '8px', sheet: '12px' },
    elevation: { card: '0 1px 2px rgb(10 35 66 / 0.06)', button: 'none', press: 'none' },
  }),
)
