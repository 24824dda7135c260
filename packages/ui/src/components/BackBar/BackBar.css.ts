import { style } from '@vanilla-extract/css'

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  font: 'inherit',
  letterSpacing: 'inherit',
  // It takes the focus after a navigation, for screen readers; it is not a control.
  outline: 'none',
})
