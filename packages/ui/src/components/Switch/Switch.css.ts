import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minHeight: 48,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 32,
  border: `2px solid ${vars.color.control}`,
  borderRadius: 999,
  backgroundColor: vars.color.field,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.normal}, border-color ${vars.motion.normal}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: 4,
      top: 4,
      width: 20,
      height: 20,
      borderRadius: '50%',
      backgroundColor: vars.color.control,
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}, background-color ${vars.motion.normal}`,
    },
    '&:active::after': { transform: 'scale(1.15)' },
    '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    '&:checked::after': { transform: 'translateX(20px)', backgroundColor: vars.color.onBrand },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
})
