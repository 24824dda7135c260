import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  selectors: { [when('density', 'compact')]: { gap: vars.space.lg } },
})
export const page = style([blocks, { padding: `${vars.space.md} ${vars.space.lg} ${vars.space.xxl}` }])

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, minWidth: 0 })

/**
 * The blocks below the fold of a phone (788 px and more with the browser's bars). In a prerendered page they are shown when the app is: until then
 * they are placeholders, and styling and placing them with the first view's makes one long task of two short ones.
 */
export const below = style([
  blocks,
  { vars: { '--first-view': 'absent' }, selectors: { ':root[data-first=drawn] &': { display: 'none' } } },
])
