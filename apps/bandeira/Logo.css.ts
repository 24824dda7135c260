import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// On the dark header it is white, on the paper of the login page ink: it takes the colour of where it stands.
export const wrap = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const mark = style({ width: 30, height: 30, flex: 'none' })

// On the narrowest phones a member's balance needs the room.
const hidden = { display: 'none' } as const
const narrow = {
  '(max-width: 359px)': { selectors: { 'header &': hidden } },
  // A guest's two buttons do, too.
  '(max-width: 429px)': { selectors: { 'header:has([data-register]) &': hidden } },
}

export const word = style({
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  '@media': narrow,
})
