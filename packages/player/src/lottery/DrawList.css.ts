import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { [when('density', 'compact')]: { gap: vars.space.sm } },
})
export const place = style({ height: 92, borderRadius: vars.radius.card })
