import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const fill = {
  borderRadius: 999,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.gradient.accent,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
}

const forced = { forcedColorAdjust: 'none', background: 'CanvasText' } as const

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 10,
  overflow: 'hidden',
  border: 0,
  borderRadius: 999,
  backgroundColor: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&::-webkit-progress-value': forced, '&::-moz-progress-bar': forced },
    },
  },
})
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  marginBottom: 6,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
