import { keyframes, style } from '@vanilla-extract/css'

const fly = keyframes({
  from: { transform: 'rotate(var(--turn)) translateX(0) rotate(calc(-1 * var(--turn))) scale(.3)', opacity: 1 },
  '70%': { opacity: 1 },
  to: { transform: 'rotate(var(--turn)) translateX(var(--way)) rotate(calc(360deg - var(--turn))) scale(1)', opacity: 0 },
})
const rise = keyframes({
  from: { transform: 'scale(.4)', opacity: 0 },
  '18%': { transform: 'scale(1.12)', opacity: 1 },
  '80%': { transform: 'scale(1)', opacity: 1 },
  to: { transform: 'scale(1)', opacity: 0 },
})

export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  overflow: 'hidden',
})
export const coin = style({ gridArea: '1 / 1', width: 44, height: 44, animation: `${fly} 1.3s ease-out both` })
export const amount = style({
  gridArea: '1 / 1',
  // Below the winning combination.
  alignSelf: 'end',
  marginBottom: '2cqh',
  padding: '8px 22px',
  borderRadius: 999,
  fontSize: 'min(9cqw, 9cqh, 40px)',
  fontWeight: 900,
  color: '#3a2000',
  background: 'linear-gradient(180deg, #fff3b0, #ffc93c)',
  boxShadow: '0 10px 34px rgb(0 0 0 / .55), inset 0 2px 0 #fff',
  animation: `${rise} 2s ease-out both`,
})
