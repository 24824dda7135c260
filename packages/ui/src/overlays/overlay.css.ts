import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const ends = '&[data-starting-style], &[data-ending-style]'

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: vars.color.scrim,
  transition: `opacity ${vars.motion.slow}`,
  selectors: { [ends]: { opacity: 0 } },
})

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  selectors: { '&[hidden]': { display: 'none' } },
})

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const

export const dialog = style({
  ...panel,
  placeSelf: 'center',
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 48px)',
  borderRadius: vars.radius.sheet,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.normal}`,
  selectors: { [ends]: { opacity: 0, transform: 'translateY(12px) scale(0.95)' } },
})

export const full = style({
  ...panel,
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: vars.color.page,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.normal}`,
  selectors: { [ends]: { opacity: 0, transform: 'translateY(24px)' } },
})

export const unseen = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

export const sheet = style({
  ...panel,
  alignSelf: 'end',
  justifySelf: 'center',
  width: 'min(640px, 100%)',
  maxHeight: '88dvh',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' }, [ends]: { transform: 'translateY(100%)' } },
})

export const side = style({
  ...panel,
  justifySelf: 'end',
  width: 'min(320px, calc(100vw - 48px))',
  height: '100dvh',
  padding: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) 0',
  borderRadius: `${vars.radius.sheet} 0 0 ${vars.radius.sheet}`,
  transform: 'translateX(var(--drawer-swipe-movement-x, 0))',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' }, [ends]: { transform: 'translateX(100%)' } },
})

export const grip = style({
  flex: 'none',
  width: 40,
  height: 5,
  margin: '8px auto 0',
  borderRadius: 999,
  backgroundColor: vars.color.control,
  opacity: 0.6,
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  flex: 'none',
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.xs} ${vars.space.lg}`,
})
export const question = style({ display: 'grid', gap: vars.space.md, paddingTop: vars.space.md })
// As high as the button beside it; a title of three lines has a margin to the edge.
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: 10,
  fontSize: vars.text.lg,
  selectors: { [`${question} > &`]: { paddingBottom: 0, marginBottom: -6 } },
})
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
})
export const text = style({ color: vars.color.muted })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  flex: 'none',
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.lg}`,
})
export const grow = style({ flex: '1 1 130px' })
export const menu = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

/** The rows of an action menu reach the edges of the sheet. */
export const actions = style({ marginInline: `calc(${vars.space.lg} * -1)` })
export const danger = style({ color: vars.color.dangerText })
globalStyle(`${danger} > span:first-child`, { backgroundColor: vars.color.danger, color: vars.color.onDanger })

export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' })
globalStyle(`${form} > :first-child`, { padding: `${vars.space.xl} ${vars.space.lg} ${vars.space.md}` })
