import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const lift = keyframes({ '30%': { transform: 'scale(1.08)', color: vars.color.positiveText } })

export const money = recipe({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  variants: {
    size: {
      inherit: {},
      md: { fontSize: vars.text.md },
      lg: { fontSize: vars.text.xl, fontFamily: vars.font.numeric },
      xl: { fontSize: vars.text.xxl, fontFamily: vars.font.numeric, lineHeight: 1.1 },
    },
    /** While counting up: the moment of a win. */
    rising: { true: { display: 'inline-block', transformOrigin: 'left center', animation: `${lift} 800ms ${vars.motion.ease}` } },
    tone: { inherit: {}, win: { color: vars.color.positiveText }, loss: { color: vars.color.dangerText } },
  },
})
