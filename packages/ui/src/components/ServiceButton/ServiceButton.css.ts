import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const bar = style({
  position: 'fixed',
  insetInlineEnd: 'env(safe-area-inset-right)',
  // Above the tab bar and its raised item.
  bottom: 'calc(84px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.sticky,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.sm,
  transition: `opacity ${vars.motion.normal}, transform ${vars.motion.normal}`,
  selectors: {
    [when('tabBar', 'floating')]: { bottom: 'calc(100px + env(safe-area-inset-bottom))' },
    '&[data-hidden]': { opacity: 0, transform: 'translateX(72px)' },
  },
})

export const links = style({ display: 'grid', justifyItems: 'end', gap: vars.space.xs, paddingInlineEnd: vars.space.md })

export const link = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: 48,
    padding: `0 4px 0 ${vars.space.lg}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: 999,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    textDecoration: 'none',
  },
])
export const text = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})

export const button = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'end',
    width: 44,
    height: 60,
    border: 0,
    padding: 0,
    background: 'none',
    color: vars.color.onBrand,
    cursor: 'pointer',
  },
])
/** A tab at the edge: it lies beside the page's content, not over it. Its touch target is larger than its visible size. */
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 60,
  border: `1px solid ${vars.color.line}`,
  borderInlineEnd: 0,
  borderStartStartRadius: 14,
  borderEndStartRadius: 14,
  backgroundColor: vars.color.brand,
  backgroundImage: vars.gradient.brand,
  boxShadow: vars.elevation.overlay,
})
export const dot = style({
  position: 'absolute',
  top: -4,
  insetInlineEnd: 18,
  width: 14,
  height: 14,
  border: `2px solid ${vars.color.page}`,
  borderRadius: '50%',
  backgroundColor: vars.color.danger,
})
