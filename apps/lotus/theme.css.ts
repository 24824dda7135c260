import { createGlobalTheme } from '@vanilla-extract/css'
import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import { fontFace, makeTokens, vars } from '@platform/ui/theme'
import { lotus } from './merchant.ts'

const display = fontFace({
  family: 'Marcellus',
  url: marcellus,
  weight: '400',
  // Its own are old-style: a sum would dance, and a one is an I.
  figures: mulish,
  fallback: { sizeAdjust: '100.8%', ascentOverride: '96.3%', descentOverride: '27.8%' },
})

const body = fontFace({
  family: 'Mulish',
  url: mulish,
  fallback: { sizeAdjust: '105%', ascentOverride: '95.7%', descentOverride: '23.8%' },
})

/** Class of the brand on `<html>`: paper, morning light, one flower. */
export const lotusTheme = 'lotus'

createGlobalTheme(
  `.${lotusTheme}`,
  vars,
  makeTokens({
    brand: '#a8275f',
    accent: '#e9b44c',
    scheme: lotus.page.scheme,
    neutral: '#c98a6b',
    tint: 0.7,
    color: { chrome: lotus.page.colour },
    gradient: {
      brand: 'linear-gradient(120deg, #a8275f, #8f2a72)',
      accent: 'linear-gradient(135deg, #f2c869, #e9b44c)',
      page: 'linear-gradient(180deg, #fdf0f0 0, #f9f3f0 320px)',
      surface: 'none',
      chrome: 'none',
    },
    font: { body, display, displayWeight: '400', displayTracking: '0', displayCase: 'none', iconStroke: '1.5' },
    radius: { small: '7px', control: '24px', card: '24px', tile: '22px', sheet: '28px' },
  }),
)
