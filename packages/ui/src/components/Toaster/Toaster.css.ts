import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.96)' } })

export const region = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
})

/** Also between the two stacks, if both show messages. */
export const pile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  selectors: { '&:not(:empty) + &:not(:empty)': { marginTop: vars.space.sm } },
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  maxWidth: 440,
  minHeight: 48,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  boxShadow: vars.elevation.raised,
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
})

export const failed = style({ borderColor: vars.color.dangerText })

export const symbol = style({ display: 'inline-flex' })

export const symbolTones = styleVariants({
  info: { color: vars.color.brandText },
  loading: { color: vars.color.brandText },
  success: { color: vars.color.positiveText },
  danger: { color: vars.color.dangerText },
})
