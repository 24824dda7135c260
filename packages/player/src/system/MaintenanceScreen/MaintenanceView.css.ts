import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** What a player looks for first: a line of its own. */
export const returnTime = style({ display: 'block', marginBlock: vars.space.sm, color: vars.color.text, fontSize: vars.text.md })
