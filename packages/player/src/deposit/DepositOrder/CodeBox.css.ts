import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const code = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  selectors: { '&[data-whole=true]': { whiteSpace: 'normal', overflowWrap: 'anywhere', color: vars.color.text } },
})
