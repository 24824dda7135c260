import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { chart, path, teamBranch, teamSums } from '../samples.ts'
import { TeamProfitLossView } from './TeamProfitLossView.tsx'

const nothing = () => undefined
const lines = Array.from({ length: 8 }, (_, index) => teamBranch(index))

const period = samplePeriod('7d', '2026-11-20')
const sums = ready(teamSums)
const at = Date.UTC(2026, 10, 20, 15)
const filters = { chosen: { scope: '', product: '', name: '' }, onChoose: nothing }

const meta = {
  title: 'Screens/TeamProfitLoss',
  component: TeamProfitLossView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(lines, sums, { period }),
    asOf: { isClosed: false, at },
    team: { path: path.slice(0, 1), scope: 'team' },
    filters,
    products: ['RNG', 'LIVE', 'SPORTS'],
    previous: { ...teamSums, betAmount: teamSums.winAmount, profit: teamSums.rewardAmount },
    chart,
    file: { name: 'team', load: () => onePart(lines) },
    ways: { hrefOf: () => '#', rowsHrefOf: () => '#', betsHrefOf: () => '#' },
  },
} satisfies Meta<typeof TeamProfitLossView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const FurtherDown: Story = {
  args: {
    list: samplePages(lines, sums, { period: samplePeriod('yesterday', '2026-11-20') }),
    asOf: { isClosed: true, at },
    team: { path, scope: 'direct' },
  },
}
export const OneProduct: Story = { args: { filters: { ...filters, chosen: { ...filters.chosen, product: 'RNG' } } } }
export const SomebodyLookedFor: Story = {
  args: { filters: { ...filters, chosen: { ...filters.chosen, name: 'luana' } }, chart: undefined },
}
export const Loading: Story = {
  args: {
    list: samplePages(loading, loading, { period }),
    asOf: { isClosed: false, at: undefined },
    previous: undefined,
    chart: { ...chart, known: loading },
  },
}
export const Failed: Story = {
  args: { list: samplePages(failed, failed, { period }), chart: { ...chart, known: failed } },
}
export const Nothing: Story = {
  args: { list: samplePages([], sums, { period }), chart: { ...chart, known: ready([]) } },
}
