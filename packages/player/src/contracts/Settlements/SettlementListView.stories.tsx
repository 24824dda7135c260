import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { settlements } from '../samples.ts'
import { SettlementListView } from './SettlementListView.tsx'

const nothing = () => undefined
const due = settlements.reduce((sum, one) => sum + one.due, 0)
const open = settlements[0]!.due

const meta = {
  title: 'Screens/Settlements',
  component: SettlementListView,
  decorators: [withTexts],
  args: {
    side: 'downline',
    isOne: false,
    pages: { state: 'ready', value: [settlements] },
    sums: { state: 'ready', value: { count: 5, due: minor(due), paid: minor(due - open), open: minor(open), openCount: 1 } },
    paging: 'end',
    filter: '',
    onMore: nothing,
    symbol: 'R$',
    figuresHref: () => '#',
    payHref: () => '#',
  },
} satisfies Meta<typeof SettlementListView>
export default meta
type Story = StoryObj<typeof meta>

export const OfSeveral: Story = {}
export const OfOne: Story = { args: { isOne: true, side: 'mine' } }
export const Nothing: Story = { args: { pages: { state: 'ready', value: [[]] }, sums: { state: 'loading' } } }
