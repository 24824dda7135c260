import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { claiming, levels, reward } from '../rewardSamples.ts'
import { BenefitsView } from './BenefitsView.tsx'

const club = {
  level: 2,
  points: 12_340,
  pointsLevel: 2,
  keptUntil: Date.UTC(2026, 11, 13, 3),
  windowDays: 30,
  weights: [
    { gameType: 'RNG', weight: 100 },
    { gameType: 'LIVE', weight: 50 },
  ],
  levels,
  rewards: [reward, { ...reward, id: 'vip:upgrade:2@', title: 'Nível Ouro alcançado', expireTime: undefined }],
}

const meta = {
  title: 'Screens/Benefits',
  component: BenefitsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    club,
    symbol: 'R$',
    claiming,
  },
} satisfies Meta<typeof BenefitsView>
export default meta
type Story = StoryObj<typeof meta>

export const LevelUp: Story = {}
export const Kept: Story = { args: { club: { ...club, points: 300, pointsLevel: 0, rewards: [reward] } } }
export const Highest: Story = { args: { club: { ...club, level: 3, pointsLevel: 3, points: 90_000, rewards: [] } } }
export const Lowest: Story = { args: { club: { ...club, level: 0, pointsLevel: 0, points: 0, keptUntil: undefined, rewards: [] } } }
export const Unknown: Story = { args: { claiming: { ...claiming, unknown: { requestId: '5f2d9c1a', onCheck: () => undefined } } } }
