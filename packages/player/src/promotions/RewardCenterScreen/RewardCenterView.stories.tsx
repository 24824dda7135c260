import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { claiming, reward } from '../rewardSamples.ts'
import { RewardCenterView } from './RewardCenterView.tsx'

const nothing = () => undefined
const promotion = { ...reward, source: 'promotion' as const, promotionId: '501', expireTime: undefined, multiple: 0, required: minor(0) }
const joined = { ...promotion, id: 'promotion:502@', title: 'Missão dos slots', status: 'process' as const, wagered: minor(12_300), toWager: minor(50_000) } // prettier-ignore
const rejected = { ...promotion, id: 'promotion:503@', title: 'Aniversário', status: 'rejected' as const, joinMode: 'apply' as const, reason: 'A data do documento não está legível.' } // prettier-ignore

const meta = {
  title: 'Screens/RewardCenter',
  component: RewardCenterView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'available',
    filter: { source: undefined, sources: ['promotion', 'vip', 'mission', 'ranking', 'redRain', 'referral'], onSource: nothing },
    counts: { available: 2, progress: 2 },
    rewards: ready([reward, { ...promotion, id: 'promotion:501@', title: 'Missão do dia' }]),
    symbol: 'R$',
    claiming,
    rainHref: '#',
    onTab: nothing,
  },
} satisfies Meta<typeof RewardCenterView>
export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {}
export const InProgress: Story = { args: { tab: 'progress', rewards: ready([joined, rejected]) } }
export const History: Story = {
  args: { tab: 'history', rewards: ready([{ ...reward, status: 'claimed', expireTime: undefined, paidTime: Date.UTC(2026, 10, 20, 15) }]), more: { busy: false, onMore: nothing } }, // prettier-ignore
}
/** A brand without club, missions and invitations. */
export const FewSources: Story = { args: { filter: { source: undefined, sources: ['promotion', 'redRain'], onSource: nothing } } }
export const Nothing: Story = { args: { counts: { available: 0, progress: 0 }, rewards: ready([]) } }
export const Loading: Story = { args: { counts: undefined, rewards: loading } }
export const Failed: Story = { args: { counts: undefined, rewards: failed } }
