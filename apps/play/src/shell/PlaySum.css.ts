import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A row of its own in a bar that wraps.
  width: '100%',
  columnGap: vars.space.md,
  padding: '0 16px 4px',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
export const limit = style({ marginInlineStart: 'auto' })
