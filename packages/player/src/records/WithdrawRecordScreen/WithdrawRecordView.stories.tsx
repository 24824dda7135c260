import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleWithdrawals } from './samples.ts'
import { WithdrawRecordView, type WithdrawRecordViewProps } from './WithdrawRecordView.tsx'

const nothing = () => undefined
const rows = sampleWithdrawals(20)

const sums = ready({ count: 20, amount: 1_000_000, paid: 198_000, fee: 2000 })

const full: WithdrawRecordViewProps = {
  list: samplePages(rows, sums, { period: samplePeriod('30d') }),
  status: '',
  file: { name: 'withdrawals', load: () => onePart(rows) },
  waysOf: () => ({ detail: '#order', ask: '#feedback' }),
  formHref: '#form',
  onStatus: nothing,
}

const meta = {
  title: 'Screens/Withdrawal record',
  component: WithdrawRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: full,
} satisfies Meta<typeof WithdrawRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Filtered: Story = { args: { status: 'open' } }
export const Skeleton: Story = { args: { list: samplePages(loading, loading) } }
export const Failed: Story = { args: { list: samplePages(failed, failed) } }
export const Empty: Story = { args: { list: samplePages([], ready({ count: 0, amount: 0, paid: 0, fee: 0 })) } }
export const LongText: Story = { globals: { viewport: { value: 'w320' } }, args: { list: samplePages(sampleWithdrawals(8, true), sums) } }
