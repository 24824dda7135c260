import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

const least = createVar()

export const grid = style({
  vars: { [least]: '104px' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: vars.space.md,
  selectors: {
    // Two side by side on the narrowest phones too.
    [when('tile', 'wide')]: { vars: { [least]: 'min(140px, calc(50% - 8px))' } },
    [when('density', 'compact')]: { gap: `${vars.space.md} ${vars.space.sm}` },
  },
})
