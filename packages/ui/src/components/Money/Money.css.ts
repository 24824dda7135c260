import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const money = recipe({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  variants: {
    size: {
      inherit: {},
      md: { fontSize: vars.text.md },
      lg: { fontSize: vars.text.xl, fontFamily: vars.font.numeric },
      xl: { fontSize: vars.text.xxl, fontFamily: vars.font.numeric, lineHeight: 1.1 },
    },
    tone: { inherit: {}, win: { color: vars.color.positiveText }, loss: { color: vars.color.dangerText } },
  },
})
