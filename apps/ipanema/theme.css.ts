import { createGlobalTheme } from '@vanilla-extract/css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import { fontFace, makeTokens, vars, withFallback } from '@platform/ui/theme'
import { ipanema } from './merchant.ts'

const display = fontFace({
  family: 'Barlow Condensed',
  url: barlow,
  weight: '700',
  fallback: { sizeAdjust: '81%', ascentOverride: '123.5%', descentOverride: '24.7%' },
})

// Headings and buttons are set in capitals.
const capitals = withFallback('Barlow Condensed', 'Capitals Fallback', {
  sizeAdjust: '68%',
  ascentOverride: '147.1%',
  descentOverride: '29.4%',
})

const body = fontFace({
  family: 'Figtree',
  url: figtree,
  fallback: { sizeAdjust: '103%', ascentOverride: '92.3%', descentOverride: '24.3%' },
})

/** Class of the brand on `<html>`: the ocean at night, the lights of the promenade. */
export const ipanemaTheme = 'ipanema'

createGlobalTheme(
  `.${ipanemaTheme}`,
  vars,
  makeTokens({
    brand: '#14d9a4',
    accent: '#ffb21e',
    scheme: ipanema.page.scheme,
    neutral: '#0e7fb8',
    tint: 1,
    color: { chrome: ipanema.page.colour },
    gradient: {
      brand: 'linear-gradient(100deg, #14d9a4, #45ecd2)',
      accent: 'linear-gradient(135deg, #ffc94a, #ff9d3d)',
      page: 'radial-gradient(130% 420px at 85% -60px, #0a3d58 0%, transparent 70%)',
      surface: 'linear-gradient(160deg, #062a40, #001e31 70%)',
      chrome: 'none',
    },
    font: {
      body,
      display,
      displayCased: capitals,
      action: capitals,
      // Condensed: one step larger.
      actionSize: vars.text.xl,
      numeric: display,
      displayWeight: '700',
      displayTracking: '0.01em',
      displayCase: 'uppercase',
      iconStroke: '2',
    },
    radius: { small: '4px', control: '8px', card: '10px', tile: '10px', sheet: '16px' },
  }),
)
