import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleMoneyForm } from '../../blocks/form/PaymentConfirmation/sampleMoneyForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { boundSettings, open, readinessBut, sampleCards, sampleNow, sampleSettings } from '../samples.ts'
import { WithdrawFormView, type WithdrawValues } from './WithdrawFormView.tsx'

const nothing = () => undefined
const values: WithdrawValues = { amount: minor(50_000), cardId: '1', paymentPassword: '' }
const debt = { owed: 30_000, amount: 12_000, busy: false, error: undefined, unknown: undefined, onPay: nothing }
const owed = { ...boundSettings, openOrderNo: '', readiness: readinessBut(open('owed', { amount: minor(30_000) })) }

const hrefs = { turnover: '#', open: undefined, destinations: '#', records: '#' }

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
    hrefs,
    cards: sampleCards,
    cardId: '1',
    form: sampleMoneyForm(values),
    fee: 500,
  },
} satisfies Meta<typeof WithdrawFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const BoundWithBonus: Story = { args: { settings: boundSettings, hrefs: { ...hrefs, open: '#' } } }
export const BonusAtStake: Story = { args: { settings: { ...sampleSettings, endsBonus: true } } }
export const Passkey: Story = { args: { form: sampleMoneyForm(values, { confirmation: { way: 'passkey', onWay: nothing } }) } }
export const WrongAmount: Story = {
  args: { form: sampleMoneyForm({ ...values, amount: minor(500) }, { errors: { amount: 'O mínimo é R$ 20,00.' } }), fee: undefined },
}
export const Unknown: Story = {
  args: { form: sampleMoneyForm(values, { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } }) },
}
export const AnswerLost: Story = { args: { hrefs: { ...hrefs, open: '#' }, form: sampleMoneyForm(values, { onAnother: nothing }) } }
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
