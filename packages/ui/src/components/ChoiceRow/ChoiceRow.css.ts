import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  // Large text: what changes it is below what it is.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 56,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
})
export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const texts = style({ display: 'grid', flex: '1 1 9em', minWidth: 0 })
export const label = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' })
export const text = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const change = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', color: vars.color.brandText, fontWeight: 600 })
export const choices = style({ marginTop: vars.space.sm })
