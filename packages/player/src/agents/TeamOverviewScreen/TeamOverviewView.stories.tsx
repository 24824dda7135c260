import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeriod } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { chart, path } from '../samples.ts'
import { kpiFacts, kpiGroups, type KpiGroup, type KpiName } from '../KpiTiles/kpis.ts'
import { TeamOverviewView, type TeamOverviewViewProps } from './TeamOverviewView.tsx'

const nothing = () => undefined
type Groups = TeamOverviewViewProps['groups']
const groupsOf = (make: (group: KpiGroup) => Groups[KpiGroup]) =>
  Object.fromEntries((Object.keys(kpiGroups) as KpiGroup[]).map((group) => [group, make(group)])) as Groups
const filled = (factor: number) =>
  groupsOf((group) => ({
    state: 'ready',
    value: Object.fromEntries(
      (Object.keys(kpiGroups[group]) as KpiName[]).map((name, index) => {
        const now = (index + 2) * factor * (kpiFacts[name].unit === 'money' ? 9137 : 1)
        return [
          name,
          name === 'members' || name === 'online' ? { now } : { now: name === 'profit' ? -now : now, before: Math.round(now * 0.8) },
        ]
      }),
    ),
  }))

const team = { path: [], hrefOf: () => '#', scope: 'team', onScope: nothing } as const
const at = Date.UTC(2026, 10, 20, 15)

const meta = {
  title: 'Screens/TeamOverview',
  component: TeamOverviewView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    period: samplePeriod('today', '2026-11-20'),
    asOf: { isClosed: false, at },
    team,
    groups: filled(3),
    chart,
    symbol: 'R$',
    fileName: 'team',
    membersHref: () => '#',
  },
} satisfies Meta<typeof TeamOverviewView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const ClosedFurtherDown: Story = {
  args: { period: samplePeriod('yesterday', '2026-11-20'), asOf: { isClosed: true, at }, team: { ...team, path, scope: 'direct' } },
}
export const LargeTeam: Story = { args: { groups: filled(1_234_567) } }
export const Loading: Story = {
  args: {
    groups: groupsOf(() => ({ state: 'loading' })),
    asOf: { isClosed: false, at: undefined },
    chart: { ...chart, known: { state: 'loading' } },
  },
}
export const OneGroupFailed: Story = { args: { groups: { ...filled(3), money: { state: 'error', retry: nothing } } } }
