import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } })

export const sheet = style({
  width: '100%',
  maxWidth: 480,
  maxHeight: '86dvh',
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  borderRadius: '22px 22px 0 0',
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[open]': { animation: `${rise} .2s ease-out` }, '&::backdrop': { background: 'rgb(0 0 0 / .6)' } },
})
export const inside = style({ padding: '6px 16px 24px' })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const title = style({ fontSize: vars.text.md, margin: '10px 0' })
export const close = style({ width: 44, height: 44, display: 'grid', placeItems: 'center', marginRight: -10 })
export const prizes = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 8 })
export const prize = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  minHeight: 52,
  padding: '4px 10px',
  borderRadius: 12,
  background: vars.color.raised,
})
export const two = style({ display: 'flex' })
export const second = style({ marginLeft: -18 })
export const note = style({ margin: '12px 0', color: vars.color.muted, fontSize: vars.text.sm })
export const list = style({ display: 'grid', gap: 1 })
export const round = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
export const paid = style({ color: vars.color.positiveText })
export const order = style({ display: 'block', color: vars.color.muted, fontSize: vars.text.sm })
export const time = style({ color: vars.color.muted, fontSize: vars.text.sm, whiteSpace: 'nowrap' })
