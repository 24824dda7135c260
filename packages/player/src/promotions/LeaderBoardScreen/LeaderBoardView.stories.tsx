import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import type { Mission } from '@platform/sdk/rewards'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { claiming, reward } from '../rewardSamples.ts'
import { LeaderBoardView } from './LeaderBoardView.tsx'

const mission = (title: string, progress: number): Mission => ({
  kind: 'daily',
  goal: 'bets',
  gameType: '',
  reward: {
    ...reward,
    source: 'mission',
    id: `mission:${title}@`,
    title,
    progress,
    target: 10,
    status: progress < 10 ? 'process' : 'claim',
  },
})
const row = (rank: number, more = {}) => ({ rank, name: `an•••${rank}`, score: 9000 - rank * 120, prize: minor(rank < 4 ? 50_000 / rank : 0), isMe: false, ...more }) // prettier-ignore
const board = {
  title: 'Ranking da semana',
  startTime: 0,
  endTime: Date.UTC(2026, 10, 23, 3),
  finalTime: Date.UTC(2026, 10, 23, 4),
  countedTime: Date.UTC(2026, 10, 20, 15),
  players: 41,
  prizes: [minor(50_000), minor(25_000), minor(10_000)],
  ranks: [1, 2, 3, 4, 5].map((rank) => row(rank)),
  me: row(32, { isMe: true }),
  winners: [1, 2, 3].map((rank) => row(rank)),
  winnersFinal: false,
  weights: [],
}

const meta = {
  title: 'Screens/LeaderBoard',
  component: LeaderBoardView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'daily',
    missions: ready([mission('Dez rodadas', 4), mission('Passeio pela casa', 10)]),
    board: loading,
    symbol: 'R$',
    claiming,
    wayOf: () => '#',
    prizesHref: '#',
    gamesHref: '#',
    onTab: () => undefined,
  },
} satisfies Meta<typeof LeaderBoardView>
export default meta
type Story = StoryObj<typeof meta>

export const Missions: Story = {}
export const NoMission: Story = { args: { tab: 'newcomer', missions: ready([]) } }
export const Ranking: Story = { args: { tab: 'ranking', board: ready(board) } }
export const NobodyYet: Story = { args: { tab: 'ranking', board: ready({ ...board, ranks: [], me: undefined, winners: [], players: 0 }) } }
export const Loading: Story = { args: { tab: 'ranking' } }
export const Failed: Story = { args: { tab: 'ranking', board: failed } }
