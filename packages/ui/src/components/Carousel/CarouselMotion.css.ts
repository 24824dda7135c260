import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { SHADE, shaded } from '../../theme/shade.ts'

export const controls = styleVariants({
  one: { position: 'absolute', zIndex: 3, right: 2, bottom: 0, display: 'flex', color: vars.color.onShade },
  // At both ends of the row, which stays free between them.
  cards: {
    position: 'absolute',
    zIndex: 3,
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: vars.color.onShade,
    pointerEvents: 'none',
  },
})
export const control = style({
  pointerEvents: 'auto',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 8, zIndex: -1, borderRadius: '50%', backgroundColor: shaded(SHADE) },
  },
  isolation: 'isolate',
})
/** For keyboards and mice: touch users swipe. */
export const step = style([
  control,
  {
    opacity: 0,
    selectors: { '&:focus-visible, :hover > * > &': { opacity: 1 } },
    '@media': { '(hover: none)': { selectors: { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } } } },
  },
])
