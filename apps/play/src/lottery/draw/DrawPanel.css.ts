import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { lowScreen } from '../lowScreen.ts'

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })
const breathe = keyframes({ '50%': { opacity: 0.2 } })

export const panel = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [lowScreen]: { gap: vars.space.xs, padding: `${vars.space.sm} ${vars.space.md}` } },
})
export const sale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `4px ${vars.space.md}`,
  '@media': { [lowScreen]: { flexWrap: 'nowrap' } },
})
export const words = style({ minWidth: 0 })
export const numero = style({
  fontSize: vars.text.md,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [lowScreen]: { fontSize: vars.text.sm } },
})
export const note = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [lowScreen]: { display: 'none' } },
})
export const clock = style({ fontSize: vars.text.xl, '@media': { [lowScreen]: { flex: 'none', fontSize: vars.text.md } } })
export const line = style({
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: vars.color.raised,
  // Without animation it would always be full, which is misleading; the countdown suffices.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
})
export const sand = style({
  height: '100%',
  borderRadius: 2,
  backgroundColor: vars.color.brand,
  transformOrigin: 'left',
  // Infinite, so that code that waits for finite animations ignores it.
  animation: `${runOut} linear infinite`,
})
export const before = style({
  // The same height during the draw and with the large result, to avoid a layout shift.
  minHeight: 76,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { [lowScreen]: { minHeight: 44 } },
})
export const result = style({ display: 'grid', gap: 6, minWidth: 0 })
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.brandText,
  fontSize: vars.text.sm,
  fontWeight: 600,
  // The list of results has the link too.
  '@media': { [lowScreen]: { display: 'none' } },
})
export const drawing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.muted,
  selectors: { '&::before': { content: '', width: 10, height: 10, borderRadius: '50%', backgroundColor: vars.color.brand } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&::before': { animation: `${breathe} 1.6s ${vars.motion.ease} infinite` } },
    },
  },
})
