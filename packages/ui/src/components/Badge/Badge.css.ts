import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: '2px 7px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
})

export const tones = styleVariants({
  neutral: { backgroundColor: color.raised, color: color.text, borderColor: color.line },
  brand: { backgroundColor: color.brandSoft, color: color.onBrandSoft },
  accent: { backgroundColor: color.accent, color: color.onAccent },
  win: { backgroundColor: color.positive, color: color.onPositive },
  warning: { backgroundColor: color.warning, color: color.onWarning },
  danger: { backgroundColor: color.danger, color: color.onDanger },
})
