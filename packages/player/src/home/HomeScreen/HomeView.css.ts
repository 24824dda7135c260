import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  padding: `${vars.space.md} ${vars.space.lg} ${vars.space.xl}`,
  selectors: { [when('density', 'compact')]: { gap: vars.space.lg } },
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, minWidth: 0 })
