import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleNow } from '../samples.ts'
import { ManualRebateView, type Rebate } from './ManualRebateView.tsx'

const nothing = () => undefined
const DAY = 86_400_000

const rebate: Rebate = {
  products: [
    {
      gameType: 'RNG',
      bets: 128,
      validBetAmount: minor(1_234_500),
      rate: 80,
      back: minor(0),
      amount: minor(9876),
      expiresAt: sampleNow() + 26 * DAY,
    },
    {
      gameType: 'LIVE',
      bets: 12,
      validBetAmount: minor(80_000),
      rate: 32,
      back: minor(120),
      amount: minor(136),
      expiresAt: sampleNow() + 29 * DAY,
    },
  ],
  total: minor(10_012),
  min: minor(100),
  claimableAt: undefined,
  nextSettlement: sampleNow() + 3 * DAY,
  expiryDays: 30,
}

const claim = { isAllowed: true, busy: false, error: undefined, onClaim: nothing }

const meta = {
  title: 'Screens/Manual rebate',
  component: ManualRebateView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    rebate,
    now: sampleNow,
    choice: { chosen: ['RNG', 'LIVE'], total: 10_012, onChoose: nothing },
    claim,
    paid: undefined,
    reportHref: '#',
    gamesHref: '#',
  },
} satisfies Meta<typeof ManualRebateView>
export default meta
type Story = StoryObj<typeof meta>

export const Claimable: Story = {}
export const Part: Story = { args: { choice: { chosen: ['LIVE'], total: 136, onChoose: nothing } } }
export const NothingChosen: Story = { args: { choice: { chosen: [], total: 0, onChoose: nothing } } }
export const TooLittle: Story = { args: { rebate: { ...rebate, min: minor(20_000) } } }
export const Waiting: Story = { args: { paid: 9876, rebate: { ...rebate, claimableAt: sampleNow() + 540_000 } } }
export const Empty: Story = {
  args: { rebate: { ...rebate, products: [], total: minor(0) }, choice: { chosen: [], total: 0, onChoose: nothing } },
}
export const Unknown: Story = {
  args: { claim: { ...claim, unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
