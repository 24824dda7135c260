import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const title = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  // The focus after a navigation is for screen readers; the heading is not a control.
  outline: 'none',
  // The longest words leave space for a guest's language and login beside them.
  '@media': { '(max-width: 479px)': { fontSize: vars.text.md } },
  // Its second line is the balance of a member.
  selectors: { '&:not(:last-child)': { paddingTop: 4, fontSize: vars.text.md, lineHeight: 1.15 } },
})

export const heading = style([title, { display: 'flex', alignItems: 'center', justifyContent: 'inherit', minWidth: 0 }])

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  // A mark alone is as wide as a finger, over the padding of its column.
  minWidth: 44,
  minHeight: 44,
  paddingInline: 4,
  marginInline: -4,
  color: 'inherit',
  textDecoration: 'none',
})

/** On phones a guest's controls are as narrow as a finger: they leave the space for the name of the brand, and for the language at 320 px. */
export const tight = style({ '@media': { '(max-width: 479px)': { selectors: { '&&': { paddingInline: 4, minWidth: 44 } } } } })

/** At the end of a header it is as far from the edge as the page's content; an icon is by its own padding. */
export const login = style([
  tight,
  {
    '@media': { '(min-width: 390px)': { selectors: { '&:last-child': { marginInlineEnd: `calc(${vars.space.lg} - ${vars.space.sm})` } } } },
  },
])

export const awaited = style([tight, { visibility: 'hidden' }])

/** The login of an inner page; on the narrowest phones, and with large text, it is in the menu only. */
export const innerLogin = style([tight, { '@media': { '(max-width: 22.4375em)': { display: 'none' } } }])

/** A member's language under a title: the balance needs its space on phones, so it is in the menu. */
export const wide = style({ '@media': { '(max-width: 479px)': { display: 'none' } } })
