import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleWithdrawals } from './samples.ts'
import { WithdrawRecordView, type WithdrawRecordViewProps } from './WithdrawRecordView.tsx'

const nothing = () => undefined
const rows = sampleWithdrawals(20)

const full: WithdrawRecordViewProps = {
  dates: '30d',
  today: '2026-03-01',
  status: '',
  pages: ready([rows]),
  sums: ready({ count: 20, amount: 1_000_000, paid: 198_000, fee: 2000 }),
  paging: 'end',
  symbol: 'R$',
  file: { name: 'withdrawals', load: () => onePart(rows) },
  waysOf: () => ({ detail: '#order', ask: '#feedback' }),
  formHref: '#form',
  onDates: nothing,
  onStatus: nothing,
  onMore: nothing,
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
export const Skeleton: Story = { args: { pages: loading, sums: loading } }
export const Failed: Story = { args: { pages: failed, sums: failed } }
export const Empty: Story = { args: { pages: ready([[]]), sums: ready({ count: 0, amount: 0, paid: 0, fee: 0 }) } }
export const LongText: Story = { globals: { viewport: { value: 'w320' } }, args: { pages: ready([sampleWithdrawals(8, true)]) } }
