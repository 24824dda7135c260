import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleMoneyForm } from '../blocks/form/PaymentConfirmation/sampleMoneyForm.ts'
import { withTexts } from '../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from './samples.ts'
import { TransferFormView, type TransferValues } from './TransferFormView.tsx'

const nothing = () => undefined
const values: TransferValues = { amount: minor(25_000), purpose: 'dividend', note: 'novembro', paymentPassword: '' }

const meta = {
  title: 'Screens/Superior transfer',
  component: TransferFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings: sampleTransferSettings,
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    form: sampleMoneyForm(values),
  },
} satisfies Meta<typeof TransferFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WrongAmount: Story = {
  args: { form: sampleMoneyForm({ ...values, amount: minor(500) }, { errors: { amount: 'O mínimo é R$ 10,00.' } }) },
}
export const Blocked: Story = { args: { settings: blockedTransferSettings } }
export const Unknown: Story = {
  args: { form: sampleMoneyForm(values, { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } }) },
}
export const Narrow: Story = {
  args: { form: sampleMoneyForm({ ...values, amount: minor(99_999_999) }) },
  globals: { viewport: { value: 'w320' } },
}
export const Interrupted: Story = { args: { form: sampleMoneyForm(values, { onAnother: nothing }) } }
