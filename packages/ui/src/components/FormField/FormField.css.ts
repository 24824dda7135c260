import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 })
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const hint = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.dangerText,
})
export const message = style({ selectors: { '&:empty': { display: 'none' } } })

/** The box around a text control; put the ring on the box, not on the input. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.color.focus} 28%, transparent)` },
    '&:has([aria-invalid=true])': { borderColor: vars.color.dangerText },
    '&:has([aria-invalid=true]):focus-within': {
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.color.dangerText} 28%, transparent)`,
    },
    // The control itself: a list has options, and a field other buttons, that may be disabled.
    '&:has(> :disabled)': { borderStyle: 'dashed', backgroundColor: 'transparent' },
  },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: `0 ${vars.space.lg}`,
  border: 0,
  outline: 'none',
  background: 'none',
  borderRadius: 'inherit',
  // Below 16 px iOS zooms into the page on focus.
  fontSize: vars.text.lg,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:disabled': { color: vars.color.muted, cursor: 'not-allowed', opacity: 1 },
    '&:-webkit-autofill': { WebkitTextFillColor: vars.color.text, boxShadow: `inset 0 0 0 100px ${vars.color.field}` },
  },
})

export const adornment = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.muted,
  selectors: { '&:first-child': { paddingLeft: vars.space.md }, '&:last-child': { paddingRight: 2 } },
})
