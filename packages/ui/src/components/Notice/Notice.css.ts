import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: 600,
  backgroundColor: vars.color.surface,
})

export const tones = styleVariants({
  info: { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  win: { color: vars.color.positiveText, borderColor: 'currentColor' },
  warning: { color: vars.color.warningText, borderColor: 'currentColor' },
  danger: { color: vars.color.dangerText, borderColor: 'currentColor' },
})
export const text = style({ flex: 1, minWidth: 0, paddingTop: 1, overflowWrap: 'anywhere' })
