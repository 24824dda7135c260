import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  selectors: { '&::before': { content: '', flex: 'none', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor' } },
})

export const tones = styleVariants({
  neutral: { color: vars.color.muted },
  brand: { color: vars.color.brandText },
  win: { color: vars.color.positiveText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
})
