import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../testing/withTexts.tsx'
import { DepositFormView } from './DepositFormView.tsx'
import { sampleChannels, samplePromotions, transferOrder } from './samples.ts'

const nothing = () => undefined
const [pix, gateway, transfer] = sampleChannels

const meta = {
  title: 'Screens/Deposit form',
  component: DepositFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    channels: sampleChannels,
    channel: pix,
    onChannel: nothing,
    amount: 10_000,
    onAmount: nothing,
    problem: undefined,
    most: Infinity,
    fee: 0,
    limits: [],
    banks: undefined,
    bankCode: '',
    bankMissing: false,
    onBank: nothing,
    offers: undefined,
    promotionId: undefined,
    onPromotion: nothing,
    payer: { status: 'known', name: 'Ana C••• S••••', cpf: '•••.444.777-••' },
    openHref: undefined,
    helpHref: '#',
    busy: false,
    error: undefined,
    onSubmit: nothing,
  },
} satisfies Meta<typeof DepositFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Regulated: Story = {}
export const Promotions: Story = {
  args: { offers: { state: 'ready', value: { list: samplePromotions, waiting: false } }, promotionId: '1' },
}
export const PromotionsFail: Story = { args: { offers: { state: 'error', retry: () => undefined }, waitsForBonus: true } }
export const FeeAndLimit: Story = {
  args: {
    channel: gateway,
    fee: 250,
    payer: undefined,
    limits: [{ period: 'day', amount: minor(50_000), left: minor(12_000) }],
  },
}
export const Transfer: Story = { args: { channel: transfer, banks: [transferOrder.bank!] } }
export const PayerMissing: Story = {
  args: { payer: { status: 'missing', name: { done: true, href: '#' }, cpf: { done: false, href: '#' } } },
}
export const WrongAmount: Story = { args: { amount: 500, problem: 'min', fee: undefined } }
export const OpenOrder: Story = { args: { openHref: '#' } }
export const Unknown: Story = { args: { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } }
export const AllClosed: Story = {
  args: { channel: undefined, channels: sampleChannels.map((one) => ({ ...one, maintenance: true })) },
}
