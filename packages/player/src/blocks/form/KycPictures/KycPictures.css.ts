import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const steps = style({ display: 'grid', gap: vars.space.sm })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.muted,
  selectors: {
    '&[data-done="true"]': { color: vars.color.positiveText },
    '&[aria-current="step"]': { color: vars.color.text, fontWeight: 600 },
  },
})
export const open = style({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `2px solid ${vars.color.control}`,
  flex: 'none',
  selectors: { '[aria-current="step"] > &': { borderColor: vars.color.brandText, borderWidth: 5 } },
})
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })
export const hint = style({ color: vars.color.muted, lineHeight: 1.5 })
export const capture = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const next = style({ fontSize: vars.text.md })
export const frame = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.card,
  border: `2px dashed ${vars.color.brandText}`,
  backgroundColor: vars.color.field,
  selectors: { '&[data-round="true"]': { aspectRatio: '1' } },
})
export const video = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const file = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minHeight: 48,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
export const input = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' })
export const live = style({ minHeight: '3em', lineHeight: 1.5, fontWeight: 600 })
