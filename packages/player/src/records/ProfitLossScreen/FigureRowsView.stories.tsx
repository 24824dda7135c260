import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePages } from '../../testing/recordSamples.ts'
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
    list: samplePages(sampleFigureRows(6), ready(sums)),
    figure: 'bets',
    bonuses: true,
    product: 'RNG',
    products: ['RNG', 'LIVE'],
    links: { orderLinkOf: () => '#order', askLinkOf: () => '#ask' },
    onProduct: nothing,
  },
} satisfies Meta<typeof FigureRowsView>
export default meta
type Story = StoryObj<typeof meta>

export const Bets: Story = {}
export const Fees: Story = {
  args: {
    figure: 'fee',
    list: samplePages(
      sampleFigureRows(2).map((row) => ({ ...row, title: 'Saque', gameType: '', profit: minor(-250), voided: false })),
      ready({ ...sums, count: 2, profit: minor(-500) }),
    ),
  },
}
export const Skeleton: Story = { args: { list: samplePages(loading, loading) } }
export const Failed: Story = { args: { list: samplePages(failed, failed) } }
export const Empty: Story = { args: { list: samplePages([], ready({ ...sums, count: 0 })) } }
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { list: samplePages(sampleFigureRows(4, true), ready(sums)) },
}
