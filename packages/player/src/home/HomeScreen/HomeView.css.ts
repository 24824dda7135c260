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

// Below the fold of a phone with a browser's bars (788 px and more): the page shows the rest without it until its sheet is there.
globalStyle(`:root[data-first=drawn] ${page} > :nth-child(n+6)`, { vars: { '--first-view': 'absent' } })
