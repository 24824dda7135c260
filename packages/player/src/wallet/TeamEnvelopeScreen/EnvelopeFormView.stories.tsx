import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleMoneyForm } from '../../blocks/form/PaymentConfirmation/sampleMoneyForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from '../samples.ts'
import { EnvelopeFormView, type EnvelopeValues } from './EnvelopeFormView.tsx'

const nothing = () => undefined
const values: EnvelopeValues = {
  amount: minor(10_000),
  packets: 12,
  split: 'random',
  words: 'Bom trabalho este mês!',
  paymentPassword: '',
}
const facts = { enabled: true, mostReceivers: 20 }

const meta = {
  title: 'Screens/Envelope form',
  component: EnvelopeFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings: { ...sampleTransferSettings, ...facts },
    rules: { members: 12, mostPackets: 12, least: minor(10), hours: 24 },
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    form: sampleMoneyForm(values),
  },
} satisfies Meta<typeof EnvelopeFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Missing: Story = {
  args: {
    form: sampleMoneyForm(
      { ...values, amount: undefined, packets: undefined },
      { errors: { amount: 'Informe um valor.', packets: 'Informe quantos envelopes.' } },
    ),
  },
}
export const Sure: Story = {
  args: { form: sampleMoneyForm(values, { question: { twice: false, onConfirm: nothing, onClose: nothing } }) },
}
export const Blocked: Story = { args: { settings: { ...blockedTransferSettings, ...facts } } }
