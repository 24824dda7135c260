import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { SHADE, shaded } from '../../theme/shade.ts'

export const controls = style({ position: 'absolute', zIndex: 3, right: 2, bottom: 0, display: 'flex', color: vars.color.onShade })
export const control = style({
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
