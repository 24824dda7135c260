import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const orders = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const order = style({ borderBottom: `1px solid ${vars.color.line}` })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  width: '100%',
  minHeight: 60,
  paddingBlock: vars.space.sm,
  textAlign: 'start',
})
export const words = style({ display: 'grid', gap: 2, minWidth: 0 })
export const numero = style({ fontVariantNumeric: 'tabular-nums' })
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const end = style({ display: 'grid', flex: 'none', justifyItems: 'end', gap: 2 })
export const prize = style({ color: vars.color.positiveText, fontVariantNumeric: 'tabular-nums' })
export const amount = style({ fontVariantNumeric: 'tabular-nums' })
export const detail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, paddingBottom: vars.space.md })
export const lines = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const cancel = style({ flex: '0 0 auto', marginInlineStart: 'auto' })
