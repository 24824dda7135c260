import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const comeFrom = (x: string) => keyframes({ from: { opacity: 0, transform: `translateX(${x})` } })

export const page = style({
  selectors: {
    '&[data-from=next]': { animation: `${comeFrom('24px')} ${vars.motion.slow} ${vars.motion.ease}` },
    '&[data-from=previous]': { animation: `${comeFrom('-24px')} ${vars.motion.slow} ${vars.motion.ease}` },
  },
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  flex: 'none',
  padding: vars.space.sm,
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
})
export const counter = style({ fontSize: vars.text.sm, fontWeight: 600, color: vars.color.muted })
export const off = style({ opacity: 0.4, cursor: 'default' })
