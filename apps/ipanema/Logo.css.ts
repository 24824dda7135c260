import { style } from '@vanilla-extract/css'
import { logo, vars } from '@platform/ui/theme'

export const wrap = style({ ...logo(34, 6), color: vars.color.onChrome })

export const mark = style({ width: 34, height: 34, flex: 'none' })

// The narrowest headers show only the mark: a guest's buttons need the space.
export const word = style({
  '@media': {
    '(max-width: 359px)': { selectors: { 'header &': { display: 'none' } } },
    // A guest's buttons leave this much.
    '(min-width: 360px) and (max-width: 479px)': { selectors: { 'header &': { fontSize: '1.0625rem' } } },
  },
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 600,
  fontStyle: 'oblique -8deg',
  letterSpacing: '0.02em',
  lineHeight: 1,
  textTransform: 'uppercase',
})
