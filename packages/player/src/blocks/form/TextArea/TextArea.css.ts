import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const area = style({
  display: 'block',
  width: '100%',
  minHeight: 112,
  padding: vars.space.md,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  resize: 'vertical',
  backgroundColor: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  // Below 16 px iOS zooms into the page on focus.
  fontSize: vars.text.lg,
  lineHeight: 1.5,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:focus': { borderColor: vars.color.focus, boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.color.focus} 28%, transparent)` },
    '&[aria-invalid=true]': { borderColor: vars.color.dangerText },
    '&:disabled': { opacity: 0.55 },
  },
})
export const counter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.md}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const count = style({ marginInlineStart: 'auto' })
