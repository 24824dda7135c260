import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const lift = keyframes({ '30%': { transform: 'scale(1.08)', color: vars.color.positiveText } })

const limit = createVar()
/** The limit of an amount of more than 15 characters: R$ 12.345.678,90. */
export const longLimit = createVar()

// A number never breaks: it shrinks before it would be wider than the screen.
const within = (size: string) => ({ fontSize: `min(${size}, ${fallbackVar(limit, '9vw')})` })

export const money = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 700, whiteSpace: 'nowrap' })

export const sizes = styleVariants({
  inherit: within('1em'),
  md: within(vars.text.md),
  lg: { ...within(vars.text.xl), fontFamily: vars.font.numeric },
  xl: { ...within(vars.text.xxl), fontFamily: vars.font.numeric, lineHeight: 1.1 },
})

export const long = style({ vars: { [limit]: fallbackVar(longLimit, '5.5vw') } })

/** While counting up: the moment of a win. */
export const rising = style({ display: 'inline-block', transformOrigin: 'left center', animation: `${lift} 800ms ${vars.motion.ease}` })

export const tones = styleVariants({ inherit: {}, win: { color: vars.color.positiveText }, loss: { color: vars.color.dangerText } })
