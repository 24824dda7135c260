import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePeriod } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ProfitLossView } from './ProfitLossView.tsx'
import { sampleDays, sampleProfitLoss } from './samples.ts'

const meta = {
  title: 'Screens/Profit and loss',
  component: ProfitLossView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    period: samplePeriod(),
    days: sampleDays,
    figures: ready(sampleProfitLoss),
    symbol: 'R$',
    house: { bonuses: true, cashback: true },
    fileName: 'pnl',
    rowsHrefOf: (figure) => `#${figure}`,
    gamesHref: '#games',
  },
} satisfies Meta<typeof ProfitLossView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const OneDay: Story = { args: { days: sampleDays.slice(-1), period: samplePeriod('today') } }
export const Skeleton: Story = { args: { figures: loading } }
export const Failed: Story = { args: { figures: failed } }
export const Empty: Story = { args: { figures: ready({ ...sampleProfitLoss, products: [], days: [] }) } }
export const LargeAmounts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    figures: ready({
      ...sampleProfitLoss,
      days: sampleProfitLoss.days.map((day) => ({ ...day, profit: minor(-99_999_999_999) })),
      total: { ...sampleProfitLoss.total, profit: minor(-99_999_999_999), reward: minor(99_999_999_999) },
    }),
  },
}
