import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  padding: `${vars.space.md} ${vars.space.lg} calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.raised,
})
export const figures = style({ flex: '1 1 160px', minWidth: 0, fontVariantNumeric: 'tabular-nums' })
export const sum = style({ fontSize: vars.text.sm })
export const stake = style({ fontSize: vars.text.lg, whiteSpace: 'nowrap' })
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const problem = style({ color: vars.color.dangerText, fontSize: vars.text.sm })
export const buttons = style({ display: 'flex', flex: '1 1 200px', gap: vars.space.sm })
export const button = style({ flex: 1 })
