import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../testing/withTexts.tsx'
import { boundSettings, open, readinessBut, sampleCards, sampleNow, sampleSettings } from './samples.ts'
import { WithdrawFormView } from './WithdrawFormView.tsx'

const nothing = () => undefined
const debt = { owed: 30_000, amount: 12_000, busy: false, error: undefined, unknown: undefined, onPay: nothing }
const owed = { ...boundSettings, openOrderNo: '', readiness: readinessBut(open('owed', { amount: minor(30_000) })) }

const meta = {
  title: 'Screens/Withdrawal form',
  component: WithdrawFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings: sampleSettings,
    now: sampleNow,
    links: { identity: '#', paymentPassword: '#', destination: '#', turnover: '#', frozen: '#', owed: '#' },
    debt: undefined,
    turnoverHref: '#',
    openHref: undefined,
    addHref: '#',
    cards: sampleCards,
    cardId: '1',
    onCard: nothing,
    amount: 50_000,
    onAmount: nothing,
    problem: undefined,
    fee: 500,
    confirmation: { way: 'password', error: undefined },
    busy: false,
    error: undefined,
    recordsHref: '#',
    onSubmit: nothing,
    question: undefined,
  },
} satisfies Meta<typeof WithdrawFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const BoundWithBonus: Story = { args: { settings: boundSettings, openHref: '#' } }
export const BonusAtStake: Story = { args: { settings: { ...sampleSettings, endsBonus: true } } }
export const Passkey: Story = { args: { confirmation: { way: 'passkey', onWay: nothing, error: undefined } } }
export const WrongAmount: Story = { args: { amount: 500, problem: 'min', fee: undefined } }
export const Unknown: Story = { args: { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } }
export const AnswerLost: Story = { args: { openHref: '#', onAnother: nothing } }
export const NothingReady: Story = {
  args: {
    settings: {
      ...sampleSettings,
      readiness: readinessBut(
        open('identity', { detail: 'none' }),
        open('paymentPassword'),
        open('destination'),
        open('hold', { until: sampleNow() + 72_000_000 }),
        open('turnover', { amount: minor(50_000) }),
        open('contract'),
        open('limits', { until: sampleNow() + 43_200_000 }),
        open('window', { until: sampleNow() + 7_200_000 }),
        open('frozen'),
      ),
    },
  },
}
export const Owed: Story = { args: { settings: owed, debt } }
export const OwedWithoutMoney: Story = { args: { settings: owed, debt: { ...debt, amount: 0 } } }
export const OwedUnknown: Story = {
  args: { settings: owed, debt: { ...debt, unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } },
}
export const Narrow: Story = { ...BoundWithBonus, globals: { viewport: { value: 'w320' } } }
