import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const pop = keyframes({ from: { transform: 'scale(.8)', opacity: 0 }, '60%': { transform: 'scale(1.06)' } })

export const line = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  textAlign: 'center',
  fontWeight: 700,
  fontSize: vars.text.lg,
  lineHeight: 1.2,
  textShadow: '0 2px 6px rgb(0 0 0 / .7)',
})
export const won = style({ color: '#ffe066', animation: `${pop} .4s ease-out` })
export const problem = style({ background: '#7a1020', color: '#fff' })
export const message = style({ fontSize: vars.text.md, textShadow: 'none' })
export const place = style({
  // Above the shadow of the stage.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.sm,
})
