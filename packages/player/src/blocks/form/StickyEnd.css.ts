import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** A form as high as its page, so that the bar is at the bottom of the screen however few fields there are above it. */
export const fullForm = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space.md, minWidth: 0 })
/** As wide as the page, whose padding it leaves out. */
export const bar = style({ display: 'grid', gap: vars.space.xs, marginTop: 'auto', marginInline: `calc(-1 * ${vars.space.lg})` })
/** Its line is there before its text is: the button never moves. */
export const note = style({
  minHeight: '1.4em',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
  textWrap: 'balance',
  // Its first part may be missing.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
