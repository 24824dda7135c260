import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const uncover = keyframes({ from: { opacity: 0, transform: 'translateY(6px) scale(0.7)' } })

export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', minWidth: 0 })
export const part = style({
  display: 'contents',
  selectors: { '& + &::before': { content: '', width: 1.5, height: 20, marginInline: 1, backgroundColor: vars.color.control } },
})
export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.9em',
  minHeight: '1.9em',
  paddingInline: '0.4em',
  borderRadius: '1em',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1,
  selectors: { '[data-size=lg] > * > &': { fontSize: vars.text.lg, backgroundColor: vars.color.brand, color: vars.color.onBrand } },
  '@media': {
    // Five of them beside a countdown.
    '(max-width: 359px)': { minWidth: '1.7em', minHeight: '1.7em', paddingInline: '0.3em' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})
export const later = style({
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: { '[data-size=lg] > * > &': { fontSize: vars.text.sm, backgroundColor: vars.color.raised, color: vars.color.text } },
})
export const revealed = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${uncover} 420ms ${vars.motion.ease} backwards` } },
})
export const rest = style({ fontSize: vars.text.sm, color: vars.color.muted })
