import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const open = style({ display: 'grid', flex: 1, gap: 2, minWidth: 0, minHeight: 44, textAlign: 'start' })
export const play = style({ fontWeight: 700 })
export const numbers = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const sum = style({ color: vars.color.muted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
export const stake = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
