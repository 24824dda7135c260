import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

// Covers the layout's header and footer: only the game is visible. dvh follows the address bar of a phone.
export const screen = style({
  position: 'fixed',
  inset: 0,
  height: '100dvh',
  zIndex: vars.layer.bar,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.page,
  color: vars.color.text,
})

/** On a page with the tab bar: ends above it, also where a name of the bar has two lines. */
export const screenOverTabs = style([
  screen,
  {
    inset: '0 0 auto',
    height: 'calc(100dvh - 76px - env(safe-area-inset-bottom))',
    selectors: {
      [when('tabBar', 'raised')]: { height: 'calc(100dvh - 80px - env(safe-area-inset-bottom))' },
      [when('tabBar', 'floating')]: { height: 'calc(100dvh - 84px - env(safe-area-inset-bottom))' },
    },
  },
])

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: 48,
  paddingInlineEnd: vars.space.md,
  paddingTop: 'env(safe-area-inset-top)',
  background: vars.color.chrome,
  backgroundImage: vars.gradient.chrome,
  color: vars.color.onChrome,
})

export const texts = style({ flex: 1, minWidth: 0, display: 'grid', alignContent: 'center' })

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0 })

export const name = style({
  minWidth: 0,
  fontSize: vars.text.md,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The balance above the session's result, whose sign is enough: a brand's red and green have no contrast here. */
export const money = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: vars.text.sm,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  vars: { [vars.color.positiveText]: vars.color.onChrome, [vars.color.dangerText]: vars.color.onChrome },
})

export const balance = style({ fontSize: vars.text.sm, whiteSpace: 'nowrap' })
export const balancePlace = style({ width: '9ch' })

/** On the narrowest phones the game's name needs its space. */
export const label = style({
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  '@media': { '(max-width: 389px)': { display: 'none' } },
})

export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  color: vars.color.onChromeMuted,
})

/** A word of the line below the name, with the height of a target of WCAG 2.2. */
export const prizes = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: vars.text.sm,
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
})

export const stage = style({ position: 'relative', flex: 1, minHeight: 0 })

export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, background: vars.color.page })

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: 'center',
  background: vars.color.page,
  backgroundImage: vars.gradient.page,
  overflow: 'auto',
})

export const text = style({ maxWidth: '32ch', color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm, paddingTop: vars.space.sm })
