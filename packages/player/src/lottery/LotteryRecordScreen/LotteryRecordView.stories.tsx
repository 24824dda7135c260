import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples.ts'
import { LotteryRecordView, type LotteryRecordViewProps } from './LotteryRecordView.tsx'
import { OrderLinesView } from './OrderLinesView.tsx'

const nothing = () => undefined

const period = samplePeriod('7d', '2026-11-20')

const fullOrders: LotteryRecordViewProps = {
  list: samplePages(sampleOrders(12), ready({ count: 12, stake: 4800, prize: 5850, profit: 1050 }), { period }),
  filters: { chosen: { status: '', gameCode: '', dateType: '' }, onChoose: nothing },
  lotteries: [{ code: 'L0', name: 'Cinco Números 1 min' }],
  renderLines: ({ status }) => <OrderLinesView order={sampleOrder(status !== 'open')} symbol="R$" onCancel={nothing} />,
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
export const Skeleton: Story = { args: { list: samplePages(loading, loading, { period }) } }
export const Failed: Story = { args: { list: samplePages(failed, failed, { period }) } }
export const Empty: Story = {
  args: { list: samplePages([], ready({ count: 0, stake: 0, prize: 0, profit: 0 }), { period }) },
}
