import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const sky = style({ position: 'fixed', inset: 0, zIndex: vars.layer.toast, overflow: 'hidden', pointerEvents: 'none' })
// Only transform and opacity: the compositor animates them without layout.
const fall = keyframes({
  from: { transform: 'translate3d(0, -10vh, 0) rotate(0)', opacity: 1 },
  '80%': { opacity: 1 },
  to: { transform: 'translate3d(2vw, 105vh, 0) rotate(540deg)', opacity: 0 },
})
export const piece = style({
  position: 'absolute',
  insetBlockStart: 0,
  width: 9,
  height: 15,
  borderRadius: 2,
  backgroundColor: vars.color.accent,
  animation: `${fall} 1.7s ${vars.motion.ease} both`,
  selectors: { '&[data-tone="1"]': { backgroundColor: vars.color.brand }, '&[data-tone="2"]': { backgroundColor: vars.color.positive } },
})
