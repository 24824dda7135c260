import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
})
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.xl })
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const clock = style({ fontFamily: vars.font.numeric, fontSize: vars.text.xxl, color: 'inherit' })
export const small = style({ fontSize: vars.text.sm })
export const outcome = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'center' })
export const prize = style({ fontFamily: vars.font.numeric, fontSize: vars.text.xxl })
export const plain = style({ margin: 0, padding: 0, listStyle: 'none' })
export const past = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.lg,
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const rules = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: '1.2em', fontSize: vars.text.sm })
export const hash = style({ display: 'block', fontSize: vars.text.sm, overflowWrap: 'anywhere' })
export const checks = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' })
export const check = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.sm, alignItems: 'start' })

// Layout inside and outside of it do not affect each other.
export const sky = style({
  position: 'relative',
  width: '100%',
  height: 320,
  overflow: 'hidden',
  contain: 'strict',
  touchAction: 'manipulation',
})
// Translation only: the compositor moves what was painted once, without layout or paint. Rotation would also blend it again in every frame.
const fall = keyframes({
  from: { transform: 'translate3d(0, -80px, 0)' },
  to: { transform: 'translate3d(12px, 340px, 0)' },
})
const envelope = style({
  width: 44,
  height: 58,
  borderRadius: 6,
  border: `2px solid ${vars.color.accent}`,
  backgroundColor: vars.color.danger,
  backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
  backgroundSize: '14px 14px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
})
export const drop = style({
  position: 'absolute',
  insetBlockStart: 0,
  cursor: 'pointer',
  animation: `${fall} linear infinite`,
})
/** Rotation of a packet: part of what is painted once. */
export const hanging = style([
  envelope,
  {
    display: 'block',
    rotate: '-10deg',
    selectors: { ':nth-child(3n + 2) > &': { rotate: '4deg' }, ':nth-child(3n) > &': { rotate: '14deg' } },
  },
])
const pop = keyframes({ from: { transform: 'scale(1.8)', opacity: 0 }, to: { transform: 'scale(1)', opacity: 1 } })
export const ready = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.numeric,
  fontSize: 96,
  animation: `${pop} 300ms ${vars.motion.ease} both`,
})
export const shelf = style({ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'center', gap: vars.space.xl })
export const lying = style([envelope, { width: 58, height: 76, padding: 0, cursor: 'pointer' }])
export const sealed = style([envelope, { transform: 'scale(1.6)', margin: vars.space.xl }])
