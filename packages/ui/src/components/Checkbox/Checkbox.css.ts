import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 44,
  cursor: 'pointer',
  fontSize: vars.text.sm,
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 24,
  height: 24,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    '&[aria-invalid=true]': { borderColor: vars.color.dangerText },
    '&::after': {
      content: '',
      position: 'absolute',
      left: 6,
      top: 1,
      width: 6,
      height: 12,
      border: `solid ${vars.color.onBrand}`,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(42deg) scale(0)',
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&:checked::after': { transform: 'rotate(42deg) scale(1)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
})
