import { style } from '@vanilla-extract/css'
import { pressable } from '../../theme/pressable.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const button = style([
  pressable,
  {
    position: 'fixed',
    insetInlineEnd: `max(${vars.space.md}, env(safe-area-inset-right))`,
    // Above the tab bar and what it lifts.
    bottom: 'calc(84px + env(safe-area-inset-bottom))',
    zIndex: vars.layer.sticky,
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    border: `1px solid ${vars.color.line}`,
    borderRadius: '50%',
    backgroundColor: vars.color.brand,
    backgroundImage: vars.gradient.brand,
    color: vars.color.onBrand,
    boxShadow: vars.elevation.overlay,
    selectors: { [when('tabBar', 'floating')]: { bottom: 'calc(100px + env(safe-area-inset-bottom))' } },
  },
])
export const dot = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  width: 14,
  height: 14,
  border: `2px solid ${vars.color.page}`,
  borderRadius: '50%',
  backgroundColor: vars.color.danger,
})
