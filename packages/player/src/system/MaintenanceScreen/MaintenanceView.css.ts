import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

/** The most important information: on its own line. */
export const returnTime = style({ display: 'block', marginBlock: vars.space.sm, color: vars.color.text, fontSize: vars.text.md })
