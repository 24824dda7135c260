import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { shaded } from '../../theme/shade.ts'

export const dots = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: 9,
  display: 'flex',
  justifyContent: 'center',
  gap: 5,
  pointerEvents: 'none',
})
export const dot = style({
  width: 7,
  height: 7,
  borderRadius: 999,
  backgroundColor: vars.color.onShade,
  opacity: 0.55,
  boxShadow: `0 0 0 1px ${shaded(0.4)}`,
  transition: `width ${vars.motion.normal} ${vars.motion.ease}, opacity ${vars.motion.normal}`,
  selectors: { '&[data-active=true]': { width: 20, opacity: 1 } },
})
