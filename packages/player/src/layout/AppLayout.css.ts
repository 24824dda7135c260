import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const fadeIn = keyframes({ from: { opacity: 0 } })

export const content = style({
  maxWidth: 720,
  marginInline: 'auto',
  outline: 'none',
  // A legal card below a page that still loads would move.
  '@media': { screen: { selectors: { '&:has(+ footer)': { minHeight: '100dvh' } } } },
})

/** Pages fade in over 300 ms (2.2). */
export const fading = style([content, { animation: `${fadeIn} 300ms ${vars.motion.ease}` }])

export const skip = style({
  position: 'fixed',
  insetInlineStart: vars.space.sm,
  insetBlockStart: vars.space.sm,
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
