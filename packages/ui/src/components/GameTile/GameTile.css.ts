import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { SHADE, shaded, veiled } from '../../theme/shade.ts'
import { when } from '../../theme/when.ts'

const ratio = createVar()

export const tile = style({ position: 'relative', minWidth: 0, height: '100%' })

export const link = style([
  pressable,
  {
    display: 'block',
    color: vars.color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.tile,
    // We handle a long press, not the system's link preview.
    WebkitTouchCallout: 'none',
    selectors: {
      [when('caption', 'overlay')]: { position: 'relative', overflow: 'hidden' },
      // Picture and text on one surface: a picture that has its own lettering is not covered.
      [when('caption', 'panel')]: {
        height: '100%',
        overflow: 'hidden',
        backgroundColor: vars.color.surface,
        backgroundImage: vars.gradient.surface,
        boxShadow: vars.elevation.card,
      },
      '&[aria-disabled=true]': { cursor: 'not-allowed' },
      '&[data-pressed]': { transform: vars.elevation.press },
    },
  },
])

export const frame = style({
  position: 'relative',
  display: 'grid',
  // The row is as high as the frame, not as the picture: a wide tile shows the middle of a picture and not its top.
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  aspectRatio: ratio,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.card,
  vars: { [ratio]: '1' },
  selectors: {
    [when('tile', 'portrait')]: { vars: { [ratio]: '3 / 4' } },
    [when('tile', 'wide')]: { vars: { [ratio]: '4 / 3' } },
    [when('caption', 'panel')]: { borderRadius: 0, boxShadow: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
      pointerEvents: 'none',
    },
  },
})

// Section 9: what a pointer or the focus shows stays 0.1 s and 0.15 s after they left.
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `scale ${vars.motion.slow} ${vars.motion.ease} 100ms, filter ${vars.motion.slow} 150ms`,
  selectors: { 'a:focus-visible &': { filter: 'brightness(1.12)', transitionDelay: '0ms' } },
  '@media': { '(hover: hover)': { selectors: { 'a:hover &': { scale: '1.05', transitionDelay: '0ms' } } } },
})

export const fallback = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: vars.space.sm,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.text.xxl,
  selectors: { [when('caption', 'overlay')]: { placeItems: 'start center', paddingTop: '30%' } },
})

// One line: with the gap to the next row a picture has 34 px below it, whatever the name.
const lines = `calc(6px + 1.25 * ${vars.text.sm})`

export const caption = style({
  display: 'block',
  minHeight: lines,
  padding: '6px 2px 0',
  selectors: {
    [when('caption', 'overlay')]: {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      padding: `${vars.space.xl} ${vars.space.sm} ${vars.space.sm}`,
      color: vars.color.onShade,
      backgroundImage: `linear-gradient(transparent, ${shaded(SHADE)} 30%, ${shaded(0.86)})`,
    },
    [when('caption', 'panel')]: { padding: `3px 6px`, minHeight: `calc(6px + 1.25 * ${vars.text.sm})` },
  },
})
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
})
// On a picture the text grows less than the picture: it stays beside the favorite button.
const onPicture = `min(${vars.text.sm}, 14px)`

export const badge = style({ position: 'absolute', zIndex: 1, top: 6, left: 6, display: 'flex', maxWidth: 'calc(100% - 52px)' })
globalStyle(`${badge} > *`, { fontSize: onPicture })

export const closed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  padding: vars.space.sm,
  backgroundColor: veiled,
  color: vars.color.text,
  fontSize: onPicture,
  fontWeight: 600,
  textAlign: 'center',
  backdropFilter: 'grayscale(1)',
  // The name is on the lower half.
  selectors: { [when('caption', 'overlay')]: { placeContent: 'start center', paddingTop: 44 } },
})

export const heart = style({ position: 'absolute', zIndex: 1, top: 0, right: 0 })
