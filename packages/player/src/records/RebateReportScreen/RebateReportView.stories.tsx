import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { RebateReportView } from './RebateReportView.tsx'
import { sampleRates, sampleRebates } from './samples.ts'

const nothing = () => undefined
const rows = sampleRebates(8)

const meta = {
  title: 'Screens/My rebate',
  component: RebateReportView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: '30d',
    today: '2026-03-01',
    chosen: { gameType: '', status: '' },
    paid: ready({ today: minor(9876), yesterday: minor(0), month: minor(29_628) }),
    rates: ready(sampleRates),
    pages: ready([rows]),
    sums: ready({ count: 8, validBetAmount: minor(9_876_000), amount: minor(69_012) }),
    paging: 'end',
    symbol: 'R$',
    file: { name: 'rebate', load: () => onePart(rows) },
    claimHref: '#',
    onDates: nothing,
    onChoose: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof RebateReportView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { pages: loading, sums: loading, paid: loading, rates: loading } }
export const Failed: Story = { args: { pages: failed, sums: failed, paid: failed, rates: failed } }
export const Empty: Story = { args: { pages: ready([[]]), sums: ready({ count: 0, validBetAmount: minor(0), amount: minor(0) }) } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
