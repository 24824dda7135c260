import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
  padding: vars.space.lg,
  selectors: { [when('density', 'compact')]: { gap: vars.space.md } },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const simple = style({ marginInlineStart: 'auto' })
