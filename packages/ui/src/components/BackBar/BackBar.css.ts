import { style } from '@vanilla-extract/css'

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  font: 'inherit',
  letterSpacing: 'inherit',
})
