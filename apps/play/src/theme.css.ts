import { createGlobalTheme } from '@vanilla-extract/css'
import { makeTokens, vars } from '@platform/ui/theme'

/** Every game has its own dark theme: the colours are part of its state, the other tokens are here. */
createGlobalTheme(
  '.play',
  vars,
  makeTokens({
    brand: '#ffc93c',
    accent: '#5ce1ff',
    scheme: 'dark',
    neutral: '#3d4f9e',
    tint: 0.4,
    radius: { card: '20px', control: '14px' },
  }),
)
