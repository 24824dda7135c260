import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { FigureRowsView } from './FigureRowsView.tsx'
import { sampleFigureRows } from './samples.ts'

const nothing = () => undefined
const sums = { count: 4, betAmount: minor(4000), validBetAmount: minor(4000), winAmount: minor(5000), profit: minor(1000) }

const meta = {
  title: 'Screens/Profit and loss rows',
  component: FigureRowsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: '7d',
    today: '2026-03-01',
    figure: 'bets',
    bonuses: true,
    product: 'RNG',
    products: ['RNG', 'LIVE'],
    pages: ready([sampleFigureRows(6)]),
    sums: ready(sums),
    paging: 'end',
    symbol: 'R$',
    orderLinkOf: () => '#order',
    askLinkOf: () => '#ask',
    onDates: nothing,
    onProduct: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof FigureRowsView>
export default meta
type Story = StoryObj<typeof meta>

export const Bets: Story = {}
export const Fees: Story = {
  args: {
    figure: 'fee',
    pages: ready([sampleFigureRows(2).map((row) => ({ ...row, title: 'Saque', gameType: '', profit: minor(-250), voided: false }))]),
    sums: ready({ ...sums, count: 2, profit: minor(-500) }),
  },
}
export const Skeleton: Story = { args: { pages: loading, sums: loading } }
export const Failed: Story = { args: { pages: failed, sums: failed } }
export const Empty: Story = { args: { pages: ready([[]]), sums: ready({ ...sums, count: 0 }) } }
export const LongText: Story = { globals: { viewport: { value: 'w320' } }, args: { pages: ready([sampleFigureRows(4, true)]) } }
