import { assignVars } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import type { Tokens } from './Tokens.ts'

/**
 * What differs between two schemes of a brand, whose fonts, sizes and corners stay:
 * `globalStyle('.lotus[data-scheme=dark]', { vars: schemeVars(makeTokens({ …, scheme: 'dark' })) })`, in a file that is imported on demand.
 */
export const schemeVars = ({ color, gradient, elevation, page }: Tokens): Record<string, string> => ({
  ...assignVars(vars.color, color),
  ...assignVars(vars.gradient, gradient),
  ...assignVars(vars.elevation, elevation),
  ...assignVars(vars.page, page),
})
