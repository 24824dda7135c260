import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { shortScreen } from '../../theme/shortScreen.ts'
import { besideKeyboard, under, when } from '../../theme/when.ts'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.bar,
  padding: `0 max(${vars.space.xs}, env(safe-area-inset-right)) env(safe-area-inset-bottom) max(${vars.space.xs}, env(safe-area-inset-left))`,
  backgroundColor: vars.color.chrome,
  backgroundImage: vars.gradient.chrome,
  color: vars.color.onChromeMuted,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  selectors: {
    // Content fades out above the bar instead of being cut by it. A part of the bar: of the page's end it would move with the page.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: 20,
      backgroundImage: `linear-gradient(transparent, ${vars.color.page})`,
      pointerEvents: 'none',
      '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
    },
    [besideKeyboard]: { display: 'none' },
    [`${when('tabBar', 'floating')}::before`]: { insetInline: 20, opacity: 0.9 },
    [when('tabBar', 'floating')]: {
      insetInline: `max(${vars.space.md}, env(safe-area-inset-left))`,
      bottom: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
      maxWidth: 520,
      marginInline: 'auto',
      // Its ends are round: no name touches them.
      padding: `0 ${vars.space.md}`,
      borderRadius: 999,
      boxShadow: `${vars.elevation.overlay}, inset 0 0 0 1px ${vars.color.line}`,
      '@media': { [shortScreen]: { bottom: `calc(4px + env(safe-area-inset-bottom))` } },
    },
  },
})

/** Reserves space at the page's end, above the bar. */
export const spacer = style({
  height: 'calc(76px + env(safe-area-inset-bottom))',
  selectors: {
    [when('tabBar', 'floating')]: { height: 'calc(92px + env(safe-area-inset-bottom))' },
    [when('tabBar', 'raised')]: { height: 'calc(80px + env(safe-area-inset-bottom))' },
  },
})

export const list = style({
  display: 'flex',
  // Names side by side never read as one, however large the text.
  gap: 4,
  maxWidth: 640,
  marginInline: 'auto',
})
/** Equal, unless large text makes a word wider than its share: words stay whole, also where a browser cannot hyphenate them. */
export const slot = style({ display: 'flex', flex: '1 1 0' })

export const item = style([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    minHeight: 60,
    paddingBlock: 6,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.chromeActive },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.control },
    },
    '@media': {
      // Icon and label side by side, where a fifth of the width holds both.
      [`${shortScreen} and (min-width: 560px)`]: { flexDirection: 'row', justifyContent: 'center', gap: 4, minHeight: 48, paddingBlock: 2 },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { color: 'Highlight' } } },
    },
  },
])

export const label = style({
  // Two lines if one is too short for large text: labels are not truncated, their words stay whole.
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  // Half as large again at 200 % text: two lines of a fifth of the phone's width hold every label.
  fontSize: `min(${vars.text.tab}, 4.2vw)`,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  '@media': {
    // The longest names of a bar of five stay unbroken.
    '(max-width: 359px)': { fontSize: 'min(0.625rem, 4vw)' },
    '(forced-colors: active)': { selectors: { '[aria-current] > &': { textDecoration: 'underline', textDecorationThickness: 2 } } },
  },
})

export const symbol = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 32,
  minWidth: 48,
  borderRadius: 999,
  transition: `background-color ${vars.motion.normal}`,
  selectors: {
    [`${under('tabBar', 'floating')} [aria-current] > &`]: { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
})

/** The most important action of the bar. */
export const raised = style({
  width: 44,
  minWidth: 44,
  height: 32,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.gradient.accent,
  color: vars.color.onAccent,
  selectors: {
    [`${under('tabBar', 'raised')} a > &, ${under('tabBar', 'raised')} button > &`]: {
      // 12 px above the bar: higher, it would cover what is at the end of the screen.
      width: 50,
      minWidth: 50,
      height: 50,
      marginTop: -18,
      borderRadius: '50%',
      border: `4px solid ${vars.color.chrome}`,
      boxShadow: vars.elevation.button,
      '@media': { [shortScreen]: { width: 44, minWidth: 44, height: 44, marginTop: 0, borderWidth: 2 } },
    },
  },
})

export const count = style({
  position: 'absolute',
  top: -4,
  left: '56%',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 999,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: vars.text.tab,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
})
