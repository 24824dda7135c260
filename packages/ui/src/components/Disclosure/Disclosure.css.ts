import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const disclosure = style({ minWidth: 0 })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: 44,
  paddingBlock: vars.space.sm,
  color: vars.color.brandText,
  fontWeight: 600,
  cursor: 'pointer',
  // One sign of what opens, in every browser.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const title = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const arrow = style({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
