import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** Type of a figure in a tile that is a container (`containerType: 'inline-size'`): of a section's size where its column is wide enough for an amount. */
export const figureType: StyleRule = {
  fontFamily: vars.font.numeric,
  fontSize: vars.text.md,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 154px)': { fontSize: `clamp(${vars.text.md}, 13cqi, ${vars.text.xl})` } },
}
