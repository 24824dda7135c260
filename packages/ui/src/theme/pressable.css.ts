import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** Touch feedback: immediate on press, eased on release. */
export const pressable = style({
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}, filter ${vars.motion.normal}, background-color ${vars.motion.fast}, box-shadow ${vars.motion.normal}`,
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:active:not(:disabled, [aria-disabled=true])': {
      transform: vars.elevation.press,
      filter: 'brightness(0.92)',
      transitionDuration: '0ms',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:active': { transform: 'none' } } } },
})
