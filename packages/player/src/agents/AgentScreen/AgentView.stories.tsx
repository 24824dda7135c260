import type { Meta, StoryObj } from '@storybook/react-vite'
import { agentMenuEntries } from '../../merchant/AgentMenuEntry.ts'
import { viewerOf } from '../../testing/viewer.ts'
import { wallet } from '../../testing/wallet.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { agentEntries } from '../agentEntries.ts'
import { agentTabs } from '../agentTabs.tsx'
import { AgentView } from './AgentView.tsx'
import type { Figure } from './TodayFigures.tsx'

const nothing = () => undefined
const agent = viewerOf({ type: 1 })
const names = ['logins', 'bettors', 'registered', 'online', 'deposits', 'withdrawals'] as const
const all = (value: Figure['value']) => names.map((name) => ({ name, value }))

const meta = {
  title: 'Screens/Agent',
  component: AgentView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    onBack: nothing,
    greeting: 'earlyAfternoon',
    wallet: { ...wallet, name: 'Bruno' },
    depositHref: '#',
    withdrawHref: '#',
    news: [{ id: '1', title: 'Fechamento do mês: confira suas apurações' }],
    onNews: nothing,
    today: { symbol: 'R$', figures: names.map((name, index) => ({ name, value: { state: 'ready' as const, value: [18, 12, 3, 7, 125_000, 34_050][index] } })), at: Date.UTC(2026, 10, 20, 15), busy: false, onRefresh: nothing }, // prettier-ignore
    entries: agentEntries(agentMenuEntries, agent, 3),
    tabs: agentTabs(agent, 2),
  },
} satisfies Meta<typeof AgentView>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const Loading: Story = {
  args: {
    wallet: { ...wallet, name: 'Bruno', minor: undefined },
    today: { symbol: 'R$', figures: all({ state: 'loading' }), at: undefined, busy: true, onRefresh: nothing },
  },
}
export const FiguresFailed: Story = {
  args: { today: { symbol: 'R$', figures: all({ state: 'error', retry: nothing }), at: undefined, busy: false, onRefresh: nothing } },
}
export const LargeTeam: Story = {
  args: { wallet: { ...wallet, name: 'mariadasgracasdeoliveira', minor: 123_456_789_012 }, today: { symbol: 'R$', figures: all({ state: 'ready', value: 1_234_567 }), at: 1, busy: false, onRefresh: nothing } }, // prettier-ignore
}
export const LittleExists: Story = {
  args: { entries: agentEntries(['news'], agent, 0), tabs: agentTabs(viewerOf({ type: 1, registered: new Set(['home', 'agentNotice']) }), 0), depositHref: undefined, withdrawHref: undefined }, // prettier-ignore
}
