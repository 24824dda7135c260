import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
