import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

// Docs pages are white and wide: their stories get the brand's background and a phone's width.
globalStyle('.docs-story', {
  backgroundColor: vars.color.page,
  backgroundImage: vars.gradient.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
})
globalStyle('.docs-story [id^="story--"]', { maxWidth: 430, marginInline: 'auto' })

export const calmMotion = style({})
globalStyle(`${calmMotion} *, ${calmMotion} *::before, ${calmMotion} *::after`, {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
})
