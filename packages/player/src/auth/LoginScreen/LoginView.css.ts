import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { tabs } from '../AuthPage/AuthPage.css.ts'

export const strip = style({ marginTop: 'auto', paddingTop: vars.space.xl })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space.lg}`,
  paddingTop: vars.space.md,
  borderTop: `1px solid ${vars.color.line}`,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 44,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: 'none',
})

/** As high as the button that loads later, to avoid a layout shift. */
export const extraPlace = style({ display: 'grid', gap: vars.space.md, minHeight: 48, marginTop: vars.space.md })

/** As high as the tabs: options of 44 px and the group's padding or border. */
export const tabsPlace = style([tabs, { height: 48 }])
