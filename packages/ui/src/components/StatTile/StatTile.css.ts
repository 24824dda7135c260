import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const tile = style({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0, containerType: 'inline-size' })
export const label = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.color.muted, fontSize: vars.text.sm })
export const value = style({
  fontFamily: vars.font.numeric,
  // An amount stays in one piece: it shrinks with its tile, never below its label.
  fontSize: `clamp(${vars.text.md}, 13cqi, ${vars.text.xl})`,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const note = style({ fontSize: vars.text.xs, color: vars.color.muted })
