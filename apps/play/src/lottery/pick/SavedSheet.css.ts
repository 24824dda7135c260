import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const saved = style({ display: 'grid', gap: vars.space.md })
export const none = style({ color: vars.color.muted, textAlign: 'center' })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const numbers = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
