import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { RebateReportView } from './RebateReportView.tsx'
import { sampleRates, sampleRebates } from './samples.ts'

const nothing = () => undefined
const rows = sampleRebates(8)

const sums = ready({ count: 8, validBetAmount: minor(9_876_000), amount: minor(69_012) })

const meta = {
  title: 'Screens/My rebate',
  component: RebateReportView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(rows, sums, { period: samplePeriod('30d') }),
    filters: { chosen: { gameType: '', status: '' }, onChoose: nothing },
    paid: ready({ today: minor(9876), yesterday: minor(0), month: minor(29_628) }),
    rates: ready(sampleRates),
    file: { name: 'rebate', load: () => onePart(rows) },
    claimHref: '#',
  },
} satisfies Meta<typeof RebateReportView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { list: samplePages(loading, loading), paid: loading, rates: loading } }
export const Failed: Story = { args: { list: samplePages(failed, failed), paid: failed, rates: failed } }
export const Empty: Story = { args: { list: samplePages([], ready({ count: 0, validBetAmount: minor(0), amount: minor(0) })) } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
