import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** A line below the bar, of its colours. */
export const meter = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: `2px ${vars.space.md} 5px`,
  fontSize: vars.text.sm,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.chrome,
  color: vars.color.onChrome,
})
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const track = style({ position: 'absolute', insetInline: 0, bottom: 0, height: 3, background: vars.color.line })
export const used = style({ display: 'block', height: '100%', background: vars.color.onChrome, transformOrigin: '0 0' })
