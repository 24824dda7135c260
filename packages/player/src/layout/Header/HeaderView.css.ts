import { style } from '@vanilla-extract/css'

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  // The focus after a navigation is for screen readers; the heading is no control.
  outline: 'none',
})

export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', textDecoration: 'none' })

// The narrowest phones find it on the login page.
export const roomy = style({ '@media': { '(max-width: 359px)': { display: 'none' } } })

export const awaited = style([roomy, { visibility: 'hidden' }])
