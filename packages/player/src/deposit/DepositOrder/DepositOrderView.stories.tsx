import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DepositOrder } from '@platform/sdk/deposit'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositOrderView } from './DepositOrderView.tsx'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { creditedOrder, returnedOrder, sampleNow, sampleOrder, transferOrder } from '../samples.ts'

const nothing = () => undefined
const ended: DepositOrder = { ...sampleOrder, cancellable: false, renewable: false }

const payment: DepositOrderViewProps['payment'] = {
  slow: false,
  window: 'ready',
  paid: { asking: false, asked: false, onClick: nothing },
  receipt: { images: [], problem: undefined, busy: false, add: nothing, remove: nothing, onSend: nothing },
}

const meta = {
  title: 'Screens/Deposit order',
  component: DepositOrderView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    order: sampleOrder,
    now: sampleNow,
    symbol: 'R$',
    balance: { minor: 12_345, masked: false },
    offline: false,
    payment,
    changes: { busy: false, error: undefined, unknown: undefined, onRenew: nothing, onCancel: nothing },
    links: { detail: '#', form: '#', other: '#', help: '#', back: { name: 'game', href: '#' } },
  },
} satisfies Meta<typeof DepositOrderView>
export default meta
type Story = StoryObj<typeof meta>

export const Pix: Story = {}
export const PixAsked: Story = { args: { payment: { ...payment, paid: { asking: false, asked: true, onClick: nothing } } } }
export const PixOver: Story = { args: { order: { ...sampleOrder, expiresAt: sampleNow() - 1 } } }
export const PixOfAnotherOrder: Story = {
  args: { order: { ...sampleOrder, receiver: { ...sampleOrder.receiver, name: 'OUTRA EMPRESA' } } },
}
export const Preparing: Story = { args: { order: { ...sampleOrder, status: 'created', brCode: '' }, payment: { ...payment, slow: true } } }
export const Offline: Story = { args: { offline: true } }
export const Transfer: Story = { args: { order: transferOrder } }
export const Window: Story = {
  args: { order: { ...sampleOrder, type: 'GATEWAY', payUrl: 'https://pay.example/1' }, payment: { ...payment, window: 'shown' } },
}
export const WindowBlocked: Story = {
  args: { order: { ...sampleOrder, type: 'CARD', payUrl: 'https://pay.example/1' }, payment: { ...payment, window: 'blocked' } },
}
export const Alipay: Story = {
  args: { order: { ...sampleOrder, type: 'ALIPAY', channelName: 'Alipay', qrText: 'https://pay.example/a/D2611200000012345' } },
}
export const WeChat: Story = {
  args: { order: { ...sampleOrder, type: 'WECHAT', channelName: 'WeChat Pay', qrText: 'weixin://wxpay/bizpayurl?pr=D2611200000012345' } },
}
export const Paid: Story = { args: { order: { ...ended, status: 'paid' } } }
export const Credited: Story = { args: { order: creditedOrder } }
export const CreditedLate: Story = { args: { order: { ...creditedOrder, reason: 'late' } } }
export const Returned: Story = { args: { order: returnedOrder } }
export const Expired: Story = { args: { order: { ...ended, status: 'expired', renewable: true } } }
export const Renewed: Story = { args: { order: { ...ended, status: 'cancelled', reason: 'renewed' } } }
export const Cancelled: Story = { args: { order: { ...ended, status: 'cancelled' } } }
export const Failed: Story = { args: { order: { ...ended, status: 'failed', reason: 'bank' } } }
export const Review: Story = { args: { order: { ...transferOrder, status: 'review', cancellable: false, receipts: 1 } } }
export const ClawedBack: Story = { args: { order: { ...creditedOrder, status: 'clawedBack' } } }
