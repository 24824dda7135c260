import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** Columns that give full rows, also at 320 px: five for tens, three for the faces of a die. */
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space.sm })
export const die = style({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
export const wide = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))' })
export const pick = style({
  minHeight: 48,
  border: `1px solid ${vars.color.control}`,
  borderRadius: 24,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}, transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&:active': { transform: 'scale(0.94)' },
    '&[aria-pressed=true]': { borderColor: vars.color.brand, backgroundColor: vars.color.brand, color: vars.color.onBrand },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '3px solid Highlight' } } } },
})
