import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** When figures were computed, above them. */
export const asOf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '1.6em',
  paddingInline: vars.space.lg,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const search = style({ paddingInline: vars.space.lg })
export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const chartDay = style({ paddingInline: 0 })
