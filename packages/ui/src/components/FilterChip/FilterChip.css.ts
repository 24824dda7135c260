import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const chip = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    maxWidth: '100%',
    minHeight: 44,
    padding: `4px ${vars.space.md}`,
    border: `1.5px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.sm,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: {
      '&[aria-pressed=true]': { backgroundColor: vars.color.brandSoft, borderColor: vars.color.brandText, color: vars.color.onBrandSoft },
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } } },
  },
])
