import { minor } from '@platform/sdk'
import type { ClubLevel } from '@platform/sdk/promotions'
import type { Reward } from '@platform/sdk/rewards'
import type { Claiming } from './useClaim.tsx'

// Rewards for stories.
const nothing = () => undefined
export const claiming: Claiming = { busy: false, unknown: undefined, onClaim: nothing, won: false, onCelebrated: nothing }

export const reward: Reward = {
  id: 'vip:weekly@W2026-11-16',
  source: 'vip',
  title: 'Prêmio semanal Ouro',
  condition: 'Para quem tem o nível Ouro.',
  amount: minor(2000),
  status: 'claim',
  multiple: 1,
  required: minor(2000),
  expectedCost: minor(53),
  weights: [{ gameType: 'RNG', weight: 100 }],
  expireTime: Date.UTC(2026, 10, 23, 3),
  promotionId: '',
  imageRequired: false,
  reason: '',
}

export const levels: ClubLevel[] = ['Bronze', 'Prata', 'Ouro', 'Platina'].map((name, level) => ({
  level,
  name,
  points: level * level * 2500,
  upgradeReward: minor(level * 2000),
  weeklyReward: minor(level * 300),
  monthlyReward: minor(level * 1000),
  birthdayReward: minor(level * 5000),
  benefits: [{ title: 'Saques por dia', value: String(2 + level) }],
}))
