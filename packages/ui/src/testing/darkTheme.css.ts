import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { makeTokens } from '../theme/makeTokens.ts'

/** Class of a dark theme with gradients and a pale brand: the opposite extreme of a brand. */
export const darkTheme = 'dark-test'

createGlobalTheme(
  `.${darkTheme}`,
  vars,
  makeTokens({
    brand: '#7dffb0',
    accent: '#ff8f3d',
    scheme: 'dark',
    gradient: { brand: 'linear-gradient(90deg, #7dffb0, #b6fff0)', surface: 'linear-gradient(160deg, #16281f, #0f1d16)' },
  }),
)
