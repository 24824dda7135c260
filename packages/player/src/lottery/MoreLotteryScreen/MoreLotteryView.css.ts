import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xl,
  padding: vars.space.lg,
})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
