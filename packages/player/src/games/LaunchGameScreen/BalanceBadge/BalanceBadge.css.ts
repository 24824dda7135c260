import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const badge = style({ fontSize: vars.text.sm, whiteSpace: 'nowrap' })
export const place = style({ width: '9ch' })
