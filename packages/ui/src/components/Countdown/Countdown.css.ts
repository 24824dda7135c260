import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

// Changes the size, not the opacity: the text stays as legible as its colour.
const pulse = keyframes({ '50%': { scale: '1.08' } })

export const countdown = style({ display: 'inline-block', fontWeight: 600, whiteSpace: 'nowrap' })

export const sizes = styleVariants({
  inherit: {},
  lg: { fontFamily: vars.font.numeric, fontSize: vars.text.xl, lineHeight: 1.15, letterSpacing: '0.02em' },
})

export const states = styleVariants({
  running: {},
  warning: { color: vars.color.dangerText, animation: `${pulse} 1s ${vars.motion.ease} infinite` },
  over: { color: vars.color.muted },
})
