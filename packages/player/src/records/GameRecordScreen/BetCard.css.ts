import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const card = style({ position: 'relative' })

// The button's name is the game; its area is the card.
export const open = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
