import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

// Two lines for the name and one for the vendor, as in GameTile.
const NAME = 'max(0.8125rem, 12px)'

export const caption = style({
  padding: '6px 2px 0',
  selectors: {
    [when('caption', 'overlay')]: { display: 'none' },
    [when('caption', 'panel')]: { padding: `6px ${vars.space.sm} ${vars.space.sm}` },
  },
})
// The tile above breathes for them: each movement costs the page's main thread time in every frame that changes something.
const still = style({ '::after': { content: 'none' } })
export const name = style([still, { width: '80%', height: NAME, marginBlock: `0 calc(1.5 * ${NAME})` }])
export const vendor = style([still, { width: '50%', height: vars.text.sm, marginBlock: `0 calc(0.45 * ${vars.text.sm})` }])
