import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { chart, path, teamBranch, teamSums } from '../samples.ts'
import { TeamProfitLossView } from './TeamProfitLossView.tsx'

const nothing = () => undefined
const lines = Array.from({ length: 8 }, (_, index) => teamBranch(index))

const meta = {
  title: 'Screens/TeamProfitLoss',
  component: TeamProfitLossView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: '7d',
    today: '2026-11-20',
    isClosed: false,
    at: Date.UTC(2026, 10, 20, 15),
    path: path.slice(0, 1),
    scope: 'team',
    product: '',
    products: ['RNG', 'LIVE', 'SPORTS'],
    name: '',
    pages: { state: 'ready', value: [lines] },
    paging: 'end',
    sums: { state: 'ready', value: teamSums },
    previous: { ...teamSums, betAmount: teamSums.winAmount, profit: teamSums.rewardAmount },
    chart,
    symbol: 'R$',
    file: { name: 'team', load: () => onePart(lines) },
    hrefOf: () => '#',
    rowsHrefOf: () => '#',
    betsHrefOf: () => '#',
    onDates: nothing,
    onChoose: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof TeamProfitLossView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const FurtherDown: Story = { args: { path, scope: 'direct', isClosed: true, dates: 'yesterday' } }
export const OneProduct: Story = { args: { product: 'RNG' } }
export const SomebodyLookedFor: Story = { args: { name: 'luana', chart: undefined } }
export const Loading: Story = {
  args: { pages: { state: 'loading' }, sums: { state: 'loading' }, previous: undefined, at: undefined, chart: { ...chart, known: { state: 'loading' } } }, // prettier-ignore
}
export const Failed: Story = {
  args: { pages: { state: 'error', retry: nothing }, sums: { state: 'error', retry: nothing }, chart: { ...chart, known: { state: 'error', retry: nothing } } }, // prettier-ignore
}
export const Nothing: Story = {
  args: { pages: { state: 'ready', value: [[]] }, chart: { ...chart, known: { state: 'ready', value: [] } } },
}
