import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md, paddingBottom: vars.space.md })
export const result = style({ display: 'grid', gap: 4 })
export const label = style({ color: vars.color.muted, fontSize: vars.text.sm, fontWeight: 400 })
export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderTop: `1px solid ${vars.color.line}`,
})
export const words = style({ display: 'grid', flex: '1 1 180px', gap: 4, minWidth: 0 })
export const sums = style({ display: 'grid', justifyItems: 'end', gap: 2 })
