import { style } from '@vanilla-extract/css'
import { ifRoom, vars } from '@platform/ui/theme'

export const bar = style({
  position: 'sticky',
  top: ifRoom,
  zIndex: vars.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 60,
  padding: `calc(4px + env(safe-area-inset-top)) ${vars.space.sm} 4px`,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const words = style({ flex: 1, minWidth: 0 })
export const title = style({
  fontSize: vars.text.lg,
  lineHeight: 1.2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textWrap: 'nowrap',
})
export const balance = style({ color: vars.color.onChromeMuted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
