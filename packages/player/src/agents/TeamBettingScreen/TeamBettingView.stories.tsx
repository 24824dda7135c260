import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { path, teamBet } from '../samples.ts'
import { TeamBettingView } from './TeamBettingView.tsx'

const nothing = () => undefined
const bets = Array.from({ length: 9 }, (_, index) => teamBet(index))
const period = samplePeriod('7d', '2026-11-20')
const sums = ready({ count: 9, betAmount: 9000, validBetAmount: 9000, winAmount: 7500, profit: -1500 })
const rest = { member: '', scope: '', name: '', gameType: '', vassalage: '', nodeId: '', numero: '', status: '', dateType: '' }

const meta = {
  title: 'Screens/TeamBetting',
  component: TeamBettingView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(bets, sums, { period }),
    team: { path: path.slice(0, 1), scope: 'team' },
    filters: { chosen: rest, onChoose: nothing },
    products: ['RNG', 'LIVE'],
    vendors: [{ code: 'BOREAL', name: 'Boreal' }],
    vendorName: () => 'Boreal',
    file: { name: 'bets', load: () => onePart(bets) },
    hrefOf: () => '#',
  },
} satisfies Meta<typeof TeamBettingView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const OneDraw: Story = {
  args: { team: { path, scope: 'team' }, filters: { chosen: { ...rest, nodeId: 'slot-1', numero: '20261120-088' }, onChoose: nothing } },
}
export const Loading: Story = { args: { list: samplePages(loading, loading, { period }) } }
export const Failed: Story = { args: { list: samplePages(failed, failed, { period }) } }
export const Nothing: Story = { args: { list: samplePages([], sums, { period }) } }
