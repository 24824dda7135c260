import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import type { TeamRebate } from '@platform/sdk/agents'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { AgentRebateIncomeView } from './AgentRebateIncomeView.tsx'

const nothing = () => undefined
/** A row of each state; the last one reverses the amount of a void bet. */
const rows = (['pending', 'settled', 'paid', 'cancelled', 'paid'] as const).map((status, index): TeamRebate => {
  const stake = index === 4 ? -1000 : 12_345 * (index + 1)
  return {
    id: String(100 - index),
    day: `2026-11-${20 - index}`,
    memberId: '101',
    userName: index % 2 ? 'lu•••1' : 'luanaalve1',
    depth: 1 + (index % 2),
    branchName: index % 2 ? 'ligiaagente' : '',
    gameType: 'RNG',
    bets: index === 4 ? -1 : 3,
    validBetAmount: minor(stake),
    rate: 150,
    theirRate: 135,
    parts: stake * 15,
    status,
  }
})
const levels = [
  { depth: 1, members: 12, validBetAmount: minor(1_234_500), parts: 185_175_000 },
  { depth: 2, members: 40, validBetAmount: minor(9_876_500), parts: 1_481_475_000 },
]

const period = samplePeriod('7d', '2026-11-20')
const sums = ready({
  footer: { count: 5, validBetAmount: minor(11_111_000), parts: 1_666_650_000 },
  levels,
  days: [],
  left: 7250,
  own: false,
})

const meta = {
  title: 'Screens/TeamRebate',
  component: AgentRebateIncomeView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(rows, sums, { period }),
    filters: { chosen: { name: '', gameType: '', level: '', status: '' }, onChoose: nothing },
    products: ['RNG', 'LIVE'],
    file: { name: 'rebates', load: () => onePart(rows) },
    betsHrefOf: () => '#',
    teamHref: '#',
  },
} satisfies Meta<typeof AgentRebateIncomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { list: samplePages(loading, loading, { period }) } }
export const Failed: Story = { args: { list: samplePages(failed, failed, { period }) } }
/** Six digits, down to fractions of a cent, at twice the text size. */
export const Narrow: Story = {
  args: {
    list: samplePages(
      rows,
      ready({
        footer: { count: 5, validBetAmount: minor(99_999_999_99), parts: 246_913_578_024 },
        levels: levels.map((level) => ({ ...level, validBetAmount: minor(99_999_999_99), parts: 123_456_789_012 })),
        days: [],
        left: 7250,
        own: false,
      }),
      { period },
    ),
  },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
}
