import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gap: vars.space.lg })
export const calmMotion = style({})
globalStyle(`${calmMotion} *, ${calmMotion} *::before, ${calmMotion} *::after`, {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
})
