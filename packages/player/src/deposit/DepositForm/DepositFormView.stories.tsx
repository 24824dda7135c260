import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositFormView, type DepositValues } from './DepositFormView.tsx'
import { sampleChannels, samplePromotions, transferOrder } from '../samples.ts'

const nothing = () => undefined
const values: DepositValues = { channelId: undefined, amount: minor(10_000), promotionId: undefined, bankCode: '' }
const [pix, gateway, transfer] = sampleChannels

const meta = {
  title: 'Screens/Deposit form',
  component: DepositFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm(values),
    symbol: 'R$',
    channels: sampleChannels,
    channel: pix,
    terms: { fee: 0, limits: [] },
    transfer: undefined,
    bonus: { offers: undefined, promotionId: undefined },
    payer: { status: 'known', name: 'Ana C••• S••••', cpf: '•••.444.777-••' },
    openHref: undefined,
    helpHref: '#',
  },
} satisfies Meta<typeof DepositFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Regulated: Story = {}
export const Promotions: Story = {
  args: { bonus: { offers: { state: 'ready', value: { list: samplePromotions, waiting: false } }, promotionId: '1' } },
}
export const PromotionsFail: Story = {
  args: { bonus: { offers: { state: 'error', retry: nothing }, promotionId: undefined, waits: true } },
}
export const FeeAndLimit: Story = {
  args: {
    channel: gateway,
    payer: undefined,
    terms: { fee: 250, limits: [{ period: 'day', amount: minor(50_000), left: minor(12_000) }] },
  },
}
export const Transfer: Story = { args: { channel: transfer, transfer: { banks: [transferOrder.bank!], bankCode: '' } } }
export const PayerMissing: Story = {
  args: { payer: { status: 'missing', name: { done: true, href: '#' }, cpf: { done: false, href: '#' }, identity: undefined } },
}
export const IdentityMissing: Story = {
  args: {
    payer: { status: 'missing', name: { done: true, href: '#' }, cpf: { done: true, href: '#' }, identity: { done: false, href: '#' } },
  },
}
export const WrongAmount: Story = {
  args: {
    form: sampleForm<DepositValues>({ ...values, amount: minor(500) }, { errors: { amount: 'O mínimo é R$ 10,00.' } }),
    terms: { fee: undefined, limits: [] },
  },
}
export const OpenOrder: Story = { args: { openHref: '#' } }
export const Unknown: Story = {
  args: { form: sampleForm(values, { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } }) },
}
export const AllClosed: Story = {
  args: { channel: undefined, channels: sampleChannels.map((one) => ({ ...one, maintenance: true })) },
}
