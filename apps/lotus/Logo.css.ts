import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const wrap = style({ display: 'inline-flex', alignItems: 'center', gap: 8, color: vars.color.onChrome })

export const mark = style({ width: 32, height: 32, flex: 'none' })

// On the narrowest phones a member's balance needs the room.
const narrow = { '(max-width: 359px)': { selectors: { 'header &': { display: 'none' } } } }

export const word = style({
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  letterSpacing: '0.06em',
  lineHeight: 1,
  '@media': narrow,
})
