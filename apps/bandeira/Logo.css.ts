import { style } from '@vanilla-extract/css'
import { logo, vars } from '@platform/ui/theme'

// White on the dark header, dark on the light login page: it takes the colour of the surrounding text.
export const wrap = style(logo(30, 6))

export const mark = style({ width: 30, height: 30, flex: 'none' })

// The narrowest headers show only the mark: a guest's buttons need the space.
export const word = style({
  '@media': {
    '(max-width: 359px)': { selectors: { 'header &': { display: 'none' } } },
    // A guest's buttons leave this much.
    '(min-width: 360px) and (max-width: 389px)': { selectors: { 'header &': { fontSize: '0.8125rem' } } },
  },
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})
