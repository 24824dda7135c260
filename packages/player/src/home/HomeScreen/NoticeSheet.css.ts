import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const notice = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.md,
  color: vars.color.muted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const title = style({ fontSize: vars.text.md, color: vars.color.text })
