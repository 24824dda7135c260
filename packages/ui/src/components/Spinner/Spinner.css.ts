import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  borderRadius: '50%',
  border: '0.16em solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease infinite !important` } },
})

export const sizes = styleVariants({ sm: { fontSize: '1.125rem' }, md: { fontSize: '1.75rem' }, lg: { fontSize: '2.75rem' } })

export const tones = styleVariants({ inherit: {}, brand: { color: vars.color.brandText } })
