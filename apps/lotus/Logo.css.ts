import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const wrap = style({ display: 'inline-flex', alignItems: 'center', gap: 8, color: vars.color.onChrome })

export const mark = style({ width: 32, height: 32, flex: 'none' })

// On the narrowest phones a member's balance needs the room.
const hidden = { display: 'none' } as const
const narrow = {
  '(max-width: 359px)': { selectors: { 'header &': hidden } },
  // A guest's two buttons do, too.
  '(max-width: 429px)': { selectors: { 'header:has([data-register]) &': hidden } },
}

export const word = style({
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  letterSpacing: '0.06em',
  lineHeight: 1,
  '@media': narrow,
})
