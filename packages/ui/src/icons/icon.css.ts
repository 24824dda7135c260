import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// They grow with the text, but stay inside targets of 44 px.
export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.font.iconStroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const sizes = styleVariants({
  sm: { width: 'min(1.125rem, 24px)', height: 'min(1.125rem, 24px)' },
  md: { width: 'min(1.5rem, 30px)', height: 'min(1.5rem, 30px)' },
  lg: { width: 'min(2rem, 40px)', height: 'min(2rem, 40px)' },
})

export const filledIcon = style({ fill: 'currentColor' })
