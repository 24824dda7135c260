import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginInline: `calc(${vars.space.lg} * -1)`,
  // As wide as the fade: at both ends of the row the chips are in full colour. Its height holds the focus ring.
  padding: `${vars.space.xs} ${vars.space.lg}`,
  marginBlock: `calc(${vars.space.xs} * -1)`,
  scrollPaddingInline: vars.space.lg,
  maskImage: `linear-gradient(to right, transparent, black ${vars.space.lg}, black calc(100% - ${vars.space.lg}), transparent)`,
})
