import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ flexWrap: 'wrap', selectors: { '&:has(> :disabled)': { opacity: 1 } } })
export const code = style({
  flex: '1 1 7em',
  letterSpacing: '0.28em',
  selectors: { '&::placeholder': { letterSpacing: 'normal' }, '&:disabled': { cursor: 'not-allowed' } },
})
export const send = style([
  pressable,
  {
    flex: '0 1 auto',
    minWidth: 44,
    minHeight: 44,
    maxWidth: '100%',
    marginInline: 'auto 3px',
    padding: `0 ${vars.space.md}`,
    borderRadius: `calc(${vars.radius.control} - 3px)`,
    fontSize: vars.text.sm,
    fontWeight: 600,
    color: vars.color.brandText,
    selectors: { '&[aria-disabled=true]': { color: vars.color.muted, fontWeight: 600, cursor: 'default' } },
  },
])
