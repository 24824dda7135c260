import { style } from '@vanilla-extract/css'
import { headerHeight } from '../../theme/bars.ts'
import { vars } from '../../theme/contract.css.ts'
import { ifRoom } from '../../theme/ifRoom.ts'
import { when } from '../../theme/when.ts'

export const header = style({
  position: 'sticky',
  top: `calc(${ifRoom})`,
  zIndex: vars.layer.bar,
  display: 'flex',
  // With very large text the end wraps to a second line instead of leaving the screen.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: `calc(${headerHeight})`,
  padding: `env(safe-area-inset-top) max(${vars.space.sm}, env(safe-area-inset-right)) 0 max(${vars.space.sm}, env(safe-area-inset-left))`,
  backgroundColor: vars.color.chrome,
  backgroundImage: vars.gradient.chrome,
  color: vars.color.onChrome,
  // The header's content is legible on its background, also if a brand's chrome is dark and its pages are light.
  vars: {
    [vars.color.text]: vars.color.onChrome,
    [vars.color.muted]: vars.color.onChromeMuted,
    [vars.color.brandText]: vars.color.chromeActive,
  },
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  // Centred on the screen while both ends leave enough space.
  selectors: {
    [when('header', 'center')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    },
  },
})

export const start = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
export const center = style({
  // At least as wide as its longest word, so that its neighbours never cover it; a word that is wider than the screen breaks.
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 0,
  paddingInline: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight as 'bold',
  fontSize: vars.text.lg,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1.2,
  selectors: {
    // A logo can be reduced to its mark.
    '&:has(a)': { width: 48, minWidth: 48 },
    [when('header', 'center')]: { width: 'auto', textAlign: 'center' },
  },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  // With very large text it wraps to several lines instead of leaving the screen.
  flexWrap: 'wrap',
  maxWidth: '100%',
  // The buttons are as wide as a finger without it; the title needs the space.
  '@media': { '(max-width: 374px)': { gap: 0 }, '(min-width: 390px)': { gap: vars.space.sm } },
  selectors: { [when('header', 'center')]: { maxWidth: 'max(60vw, calc(100vw - 7rem))' } },
})
