import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { path, teamBet } from '../samples.ts'
import { TeamBettingView } from './TeamBettingView.tsx'

const nothing = () => undefined
const bets = Array.from({ length: 9 }, (_, index) => teamBet(index))
const rest = { member: '', scope: '', name: '', gameType: '', vassalage: '', nodeId: '', numero: '', status: '', dateType: '' }

const meta = {
  title: 'Screens/TeamBetting',
  component: TeamBettingView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: '7d',
    today: '2026-11-20',
    path: path.slice(0, 1),
    scope: 'team',
    chosen: rest,
    products: ['RNG', 'LIVE'],
    vendors: [{ code: 'BOREAL', name: 'Boreal' }],
    pages: { state: 'ready', value: [bets] },
    sums: { state: 'ready', value: { count: 9, betAmount: 9000, validBetAmount: 9000, winAmount: 7500, profit: -1500 } },
    paging: 'end',
    symbol: 'R$',
    vendorName: () => 'Boreal',
    file: { name: 'bets', load: () => onePart(bets) },
    hrefOf: () => '#',
    onDates: nothing,
    onChoose: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof TeamBettingView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const OneDraw: Story = { args: { path, chosen: { ...rest, nodeId: 'slot-1', numero: '20261120-088' } } }
export const Loading: Story = { args: { pages: { state: 'loading' }, sums: { state: 'loading' } } }
export const Failed: Story = { args: { pages: { state: 'error', retry: nothing }, sums: { state: 'error', retry: nothing } } }
export const Nothing: Story = { args: { pages: { state: 'ready', value: [[]] } } }
