import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const lift = keyframes({ '30%': { transform: 'scale(1.08)', color: vars.color.positiveText } })

const limit = createVar()

// An amount shrinks before it would be wider than the screen, or than a tile that is a container.
const within = (size: string) => ({ fontSize: `min(${size}, ${fallbackVar(limit, '9vw')})` })

export const money = style({
  fontWeight: 600,
  // It stays in one piece where words break (`anywhere`); only a column of fixed width may break it, rather than widen the page.
  overflowWrap: 'break-word',
})

export const sizes = styleVariants({
  // A `className` with a size of its own wins.
  inherit: { selectors: { ':where(&)': within('1em') } },
  md: { ...within(vars.text.md), fontFamily: vars.font.numeric },
  lg: { ...within(vars.text.xxl), fontFamily: vars.font.numeric, lineHeight: 1.15 },
  xl: { fontSize: `min(${vars.text.hero}, ${fallbackVar(limit, '11vw')})`, fontFamily: vars.font.numeric, lineHeight: 1.15 },
})

/** More than 12 characters, R$ 123.456,78: a step smaller. */
export const long = style({ vars: { [limit]: `min(${vars.text.xxl}, 11cqi, 8vw)` } })
/** More than 15: R$ 12.345.678,90. */
export const longer = style({ vars: { [limit]: `min(${vars.text.xl}, 10cqi, 5.5vw)` } })

/** While counting up: the moment of a win. */
export const rising = style({ display: 'inline-block', transformOrigin: 'left center', animation: `${lift} 800ms ${vars.motion.ease}` })

export const tones = styleVariants({ inherit: {}, win: { color: vars.color.positiveText }, loss: { color: vars.color.dangerText } })
