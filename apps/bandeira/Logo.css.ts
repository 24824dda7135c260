import { style } from '@vanilla-extract/css'
import { logo, vars } from '@platform/ui/theme'

// On the dark header it is white, on the paper of the login page ink: it takes the colour of where it stands.
export const wrap = style(logo(30, 6))

export const mark = style({ width: 30, height: 30, flex: 'none' })

// In the narrowest headers the mark is the logo: the buttons of a guest need the room.
export const word = style({
  '@media': { '(max-width: 359px)': { selectors: { 'header &': { display: 'none' } } } },
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})
