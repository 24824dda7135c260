import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** As wide as the window, also inside a page that is narrower; with the line of every header. */
export const bar = style({
  boxShadow: `inset 0 -1px 0 ${vars.color.line}, 0 0 0 100vmax ${vars.color.chrome}`,
  clipPath: 'inset(0 -100vmax)',
})

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  font: 'inherit',
  letterSpacing: 'inherit',
  // It takes the focus after a navigation, for screen readers; it is not a control.
  outline: 'none',
  // As in the header of the other pages.
  '@media': { '(max-width: 479px)': { fontSize: vars.text.md } },
})
