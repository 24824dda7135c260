import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
})
export const label = style({ fontSize: vars.text.sm, fontWeight: 600, color: vars.color.muted })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const stepper = style({
  display: 'flex',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: { '&:focus-within': { borderColor: vars.color.brand } },
})
export const step = style({
  width: 48,
  minHeight: 46,
  color: vars.color.brandText,
  fontSize: vars.text.xl,
  lineHeight: 1,
  touchAction: 'manipulation',
  selectors: { '&:disabled': { color: vars.color.control } },
})
export const value = style({
  width: 56,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))', gap: vars.space.sm })
export const chip = style({
  minHeight: 44,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.brand, backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
})
