import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { makeTokens } from './makeTokens.ts'

/** Class of the kit's own theme: no brand, every shape. For stories, tests and drafts. */
export const wireframeTheme = 'wireframe'

createGlobalTheme(
  `.${wireframeTheme}`,
  vars,
  makeTokens({
    brand: '#3b5bdb',
    accent: '#ffd43b',
    scheme: 'light',
    tint: 0.25,
    radius: { small: '4px', control: '8px', card: '10px', tile: '10px', sheet: '16px' },
  }),
)
