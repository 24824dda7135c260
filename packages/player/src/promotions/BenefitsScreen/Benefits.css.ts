import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const shine = keyframes({ from: { transform: 'translateX(-120%) skewX(-18deg)' }, to: { transform: 'translateX(320%) skewX(-18deg)' } })

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  overflow: 'hidden',
  padding: `${vars.space.xl} ${vars.space.lg} !important`,
  // A level that was just reached gleams once.
  selectors: {
    '&[data-reached]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '35%',
      background: `linear-gradient(90deg, transparent, ${vars.color.gleam}, transparent)`,
      pointerEvents: 'none',
      animation: `${shine} 1.6s ${vars.motion.ease} 0.4s both`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-reached]::after': { display: 'none' } } } },
})
export const heroHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md })
export const crown = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  backgroundImage: vars.gradient.accent,
  color: vars.color.onAccent,
})
export const eyebrow = style({ fontSize: vars.text.sm })
export const levelName = style({ fontFamily: vars.font.display, fontSize: vars.text.xl, lineHeight: 1.1 })
export const points = style({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: vars.text.sm,
})
export const next = style({ display: 'grid', gap: vars.space.xs, fontWeight: 600 })
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 12,
  overflow: 'hidden',
  border: '1px solid currentColor',
  borderRadius: 999,
  backgroundColor: 'transparent',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { backgroundColor: 'currentColor' },
    '&::-moz-progress-bar': { backgroundColor: 'currentColor' },
  },
})
export const keep = style({ fontSize: vars.text.sm })
export const apart = style({ fontSize: vars.text.sm })
export const levelCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  height: '100%',
  selectors: { '&[data-own]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` } },
})
export const levelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
})
export const from = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const table = style({})
globalStyle(`${table} :is(tr > :first-child)`, { whiteSpace: 'normal', minWidth: 110 })
globalStyle(`${table} [data-own]`, { color: vars.color.accentText })
