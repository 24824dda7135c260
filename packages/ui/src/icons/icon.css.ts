import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.font.iconStroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      sm: { width: '1.125rem', height: '1.125rem' },
      md: { width: '1.5rem', height: '1.5rem' },
      lg: { width: '2rem', height: '2rem' },
    },
  },
})

export const filledIcon = style({ fill: 'currentColor' })
