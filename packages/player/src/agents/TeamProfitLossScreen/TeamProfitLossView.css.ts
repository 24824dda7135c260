import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page, group as block, tools } from '../TeamOverviewScreen/TeamOverviewView.css.ts'

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const heading = style({ paddingInline: vars.space.lg })
