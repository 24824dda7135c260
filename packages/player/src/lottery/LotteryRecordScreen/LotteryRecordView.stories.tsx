import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples.ts'
import { LotteryRecordView, type LotteryRecordViewProps } from './LotteryRecordView.tsx'
import { OrderLinesView } from './OrderLinesView.tsx'

const nothing = () => undefined

const fullOrders: LotteryRecordViewProps = {
  dates: '7d',
  today: '2026-11-20',
  chosen: { status: '', gameCode: '', dateType: '' },
  lotteries: [{ code: 'L0', name: 'Cinco Números 1 min' }],
  pages: { state: 'ready', value: [sampleOrders(12)] },
  totals: { state: 'ready', value: { count: 12, stake: 4800, prize: 5850, profit: 1050 } },
  paging: 'end',
  symbol: 'R$',
  renderLines: ({ status }) => <OrderLinesView order={sampleOrder(status !== 'open')} symbol="R$" onCancel={nothing} />,
  onDates: nothing,
  onChoose: nothing,
  onMore: nothing,
}

const meta = {
  title: 'Screens/Lottery orders',
  component: LotteryRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullOrders,
} satisfies Meta<typeof LotteryRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { pages: { state: 'loading' }, totals: { state: 'loading' } } }
export const Failed: Story = { args: { pages: { state: 'error', retry: nothing }, totals: { state: 'error', retry: nothing } } }
export const Empty: Story = {
  args: { pages: { state: 'ready', value: [[]] }, totals: { state: 'ready', value: { count: 0, stake: 0, prize: 0, profit: 0 } } },
}
