import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const uncover = keyframes({ from: { opacity: 0, transform: 'translateY(6px) scale(0.7)' } })

export const parts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minWidth: 0 })
export const part = style({ display: 'contents' })
export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2.1em',
  minHeight: '2.1em',
  paddingInline: '0.5em',
  borderRadius: '1.05em',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-size=lg] > * > &': { fontSize: vars.text.lg, backgroundColor: vars.color.brand, color: vars.color.onBrand } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const tier = style({
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: { '[data-size=lg] > * > &': { fontSize: vars.text.sm, backgroundColor: vars.color.raised, color: vars.color.text } },
})
export const revealed = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${uncover} 420ms ${vars.motion.ease} backwards` },
  },
})
export const rest = style({ color: vars.color.muted, fontSize: vars.text.sm })
