import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { claiming, reward } from '../rewardSamples.ts'
import { InviteFriendsView } from './InviteFriendsView.tsx'

const step = (target: number, amount: number, progress: number, claimed = false) => ({
  ...reward,
  source: 'referral' as const,
  id: `referral:step:${target}@`,
  title: target === 1 ? '1 indicação válida' : `${target} indicações válidas`,
  amount: minor(amount),
  required: minor(amount),
  expireTime: undefined,
  progress,
  target,
  status: claimed ? ('claimed' as const) : progress < target ? ('process' as const) : ('claim' as const),
})
const referral = {
  code: '100234',
  registered: 9,
  verified: 8,
  playing: 7,
  qualified: 5,
  earned: minor(2350),
  pending: minor(6173),
  running: minor(41),
  stake: minor(10_000),
  days: 30,
  claimDays: 30,
  levels: [
    { level: 1, rate: 10, friends: 9 },
    { level: 2, rate: 5, friends: 4 },
  ],
  ladder: [step(1, 1000, 1, true), step(5, 6000, 5), step(10, 15_000, 5), step(30, 60_000, 5)],
  income: [{ ...reward, source: 'referral' as const, id: 'referral:income@2026-11-19', amount: minor(173), multiple: 0 }],
}
const friend = { registeredTime: Date.UTC(2026, 10, 12, 15), stake: minor(4200), daysLeft: 12, identityNeeded: false }
const friends = [
  { ...friend, name: 'be•••o', state: 'playing' as const },
  { ...friend, name: 'ca•••a', state: 'registered' as const, stake: minor(0), registeredTime: Date.UTC(2026, 10, 11, 9) },
  { ...friend, name: 'da•••i', state: 'playing' as const, stake: minor(20_000), daysLeft: 0, identityNeeded: true },
  { ...friend, name: 'el•••s', state: 'qualified' as const, stake: minor(30_000), daysLeft: 0 },
]
const day = { day: '2026-11-20', level: 1, friends: 3, stake: minor(12_345), rate: 10, amount: minor(12), status: 'running' as const }
const income = [
  day,
  { ...day, day: '2026-11-19', amount: minor(173), status: 'claim' as const },
  { ...day, day: '2026-11-18', level: 2, rate: 5, status: 'paid' as const },
  { ...day, day: '2026-10-01', status: 'expired' as const },
]

const meta = {
  title: 'Screens/Invite friends',
  component: InviteFriendsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'invite',
    brand: { name: 'Ipanema', minimumAge: 18 },
    link: 'https://ipanema.example/m/register?r=100234',
    referral,
    symbol: 'R$',
    claiming,
    friends: { rows: loading },
    income: { rows: loading },
    onTab: () => undefined,
    onShare: () => undefined,
  },
} satisfies Meta<typeof InviteFriendsView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutShare: Story = { args: { onShare: undefined } }
export const LongAddress: Story = { args: { link: `https://${'promocoes-'.repeat(6)}ipanema.example/m/register?r=100234567890` } }
export const Friends: Story = {
  args: { tab: 'friends', friends: { rows: ready(friends), more: { busy: false, onMore: () => undefined } } },
}
export const NoFriends: Story = { args: { tab: 'friends', friends: { rows: ready([]) } } }
export const Income: Story = { args: { tab: 'income', income: { rows: ready(income) } } }
export const NoIncome: Story = { args: { tab: 'income', referral: { ...referral, income: [] }, income: { rows: ready([]) } } }
export const Loading: Story = { args: { tab: 'friends' } }
export const Failed: Story = { args: { tab: 'income', income: { rows: failed } } }
