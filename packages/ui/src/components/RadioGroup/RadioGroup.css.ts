import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const group = style({ display: 'grid', gap: 6, minWidth: 0 })
export const list = style({ display: 'grid', gap: vars.space.sm })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 56,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.normal}, border-color ${vars.motion.normal}`,
  selectors: {
    '&:active:not(:has(:disabled))': { backgroundColor: vars.color.raised, transitionDuration: '0ms' },
    '[aria-invalid=true] &': { borderColor: vars.color.dangerText },
    '&:has(:checked)': { borderColor: vars.color.brandText, boxShadow: `inset 0 0 0 1px ${vars.color.brandText}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.brandText },
    '&::after': {
      content: '',
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: vars.color.brandText,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&:checked::after': { transform: 'scale(1)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
})
export const icon = style({ display: 'grid', flex: 'none', color: vars.color.brandText })
export const texts = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' })
export const text = style({ fontSize: vars.text.sm, color: vars.color.muted })
