import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const stickyBar = recipe({
  base: { position: 'sticky', zIndex: vars.layer.sticky, maxHeight: 100, backgroundColor: vars.color.page },
  variants: {
    edge: {
      // 56 px: the header's height, which stays above it.
      top: { top: 'calc(56px + env(safe-area-inset-top))' },
      bottom: {
        bottom: 0,
        padding: `${vars.space.md} ${vars.space.lg} calc(${vars.space.md} + env(safe-area-inset-bottom))`,
        boxShadow: `0 -1px 0 ${vars.color.line}`,
      },
    },
  },
})
