import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minHeight: 36,
  padding: `6px ${vars.space.lg}`,
  backgroundColor: vars.color.warning,
  color: vars.color.onWarning,
  fontSize: vars.text.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})
