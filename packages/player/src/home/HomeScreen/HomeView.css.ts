import { globalStyle, style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  padding: `${vars.space.md} ${vars.space.lg} ${vars.space.xxl}`,
  selectors: { [when('density', 'compact')]: { gap: vars.space.lg } },
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, minWidth: 0 })

// Below the fold of a phone (788 px and more with the browser's bars): hidden in the prerendered page until the stylesheet loads.
globalStyle(`:root[data-first=drawn] ${page} > :nth-child(n+6)`, { vars: { '--first-view': 'absent' } })
