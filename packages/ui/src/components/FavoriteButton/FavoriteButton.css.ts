import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { SHADE, shaded } from '../../theme/shade.ts'

const beat = keyframes({ '35%': { transform: 'scale(1.35)' }, '60%': { transform: 'scale(0.9)' } })

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': { outlineOffset: '-4px', borderRadius: '50%' } },
})
export const plain = style({
  color: vars.color.muted,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[aria-pressed=true]': { color: vars.color.dangerText }, '&:active': { transform: 'scale(0.85)' } },
})
export const onPicture = style({ color: vars.color.onShade })
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  backgroundColor: shaded(SHADE),
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    'button:active > &': { transform: 'scale(0.85)', transitionDuration: '0ms' },
    '[aria-pressed=true] > &': {
      animation: `${beat} 320ms ${vars.motion.ease}`,
      backgroundColor: vars.color.danger,
      color: vars.color.onDanger,
    },
  },
})
