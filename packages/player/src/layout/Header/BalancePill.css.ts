import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: 44,
  minWidth: 0,
  padding: `4px ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  color: vars.color.onChrome,
  textAlign: 'start',
})

export const small = style([pill, { '@media': { '(max-width: 359px)': { display: 'none' } } }])

export const texts = style({ display: 'grid', minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  maxWidth: '9rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.onChromeMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.25,
})

export const amount = style({ fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' })

export const symbol = style({
  flex: 'none',
  width: 16,
  height: 16,
  color: vars.color.onChromeMuted,
  '@media': { '(max-width: 359px)': { display: 'none' } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const turning = style([symbol, { animation: `${turn} 800ms linear infinite` }])
