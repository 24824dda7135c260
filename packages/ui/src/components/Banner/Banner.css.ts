import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { pressable } from '../../theme/pressable.css.ts'
import { SHADE, shaded } from '../../theme/shade.ts'

export const banner = style({
  display: 'grid',
  // `clip` and not `hidden`: with large text the words may still make it higher.
  overflow: 'clip',
  aspectRatio: '2.2',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.raised,
})

export const slide = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    overflow: 'clip',
    backgroundColor: vars.color.brand,
    backgroundImage: vars.gradient.brand,
    color: vars.color.onBrand,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      // An outline would lie under the picture; two colours are visible on any background.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `3px solid ${vars.color.focus}`,
        // That of the banner: slides themselves have square corners, so that none shows the page while it moves.
        borderRadius: vars.radius.card,
        boxShadow: `inset 0 0 0 3px ${vars.color.onShade}, inset 0 0 0 4px ${vars.color.shade}`,
        pointerEvents: 'none',
      },
      '&:active:not(:disabled, [aria-disabled=true])': { transform: 'none' },
    },
  },
])
export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  width: 'max(64%, 11rem)',
  maxWidth: '100%',
  padding: `${vars.space.sm} ${vars.space.lg}`,
})
export const onPicture = style({ color: vars.color.onShade })
/** Darkens the picture under the words, in any theme. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(90deg, ${shaded(0.78)}, ${shaded(SHADE)} 62%, transparent 92%)`,
})
export const title = style({
  fontFamily: vars.font.displayCased,
  fontSize: vars.text.xl,
  fontWeight: vars.font.displayWeight as 'bold',
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase as 'none',
  // A word may be wider than its column, but not than the screen.
  maxWidth: 'calc(100vw - 64px)',
  lineHeight: 1.1,
  textWrap: 'balance',
})
export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
})
export const action = style({
  justifySelf: 'start',
  marginTop: 6,
  padding: '5px 12px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.gradient.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.sm,
  fontWeight: 600,
})
