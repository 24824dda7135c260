import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const lift = keyframes({ '30%': { transform: 'scale(1.08)', color: vars.color.positiveText } })

export const money = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 700 })

export const sizes = styleVariants({
  inherit: {},
  md: { fontSize: vars.text.md },
  lg: { fontSize: vars.text.xl, fontFamily: vars.font.numeric },
  xl: { fontSize: vars.text.xxl, fontFamily: vars.font.numeric, lineHeight: 1.1 },
})

/** While counting up: the moment of a win. */
export const rising = style({ display: 'inline-block', transformOrigin: 'left center', animation: `${lift} 800ms ${vars.motion.ease}` })

export const tones = styleVariants({ inherit: {}, win: { color: vars.color.positiveText }, loss: { color: vars.color.dangerText } })
