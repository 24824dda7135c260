import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: 2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  // Four sit in a square if they do not fit in a row: the last one is never alone.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(50%, max(25% - 1px, (480px - 100%) * 99)), 1fr))',
    },
  },
})
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  minWidth: 44,
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.muted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.normal}, color ${vars.motion.normal}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.brand, color: vars.color.onBrand },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    // The complete row is a target, including the group's padding.
    '&::before': { content: '', position: 'absolute', inset: '-4px 0' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
})
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' })
