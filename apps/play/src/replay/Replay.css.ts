import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({ padding: '10px 16px 4px' })
export const title = style({ fontSize: vars.text.md, lineHeight: 1.2 })
export const small = style({ fontSize: vars.text.sm, color: '#c3c8d8' })
export const panel = style({
  display: 'grid',
  gap: 8,
  padding: '12px 16px max(14px, env(safe-area-inset-bottom))',
  textAlign: 'center',
  background: 'linear-gradient(180deg, rgb(8 9 16 / .72), rgb(8 9 16 / .94))',
})
export const sum = style({ minHeight: 28, fontSize: vars.text.md, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 })
