import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { paidOrder, rejectedOrder, requestedOrder } from '../samples.ts'
import { WithdrawOrderView } from './WithdrawOrderView.tsx'

const nothing = () => undefined

const cancellation = { busy: false, error: undefined, onAsk: nothing, onCancel: nothing }

const meta = {
  title: 'Screens/Withdrawal order',
  component: WithdrawOrderView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    order: requestedOrder,
    symbol: 'R$',
    balance: { minor: 73_456, masked: false },
    offline: false,
    cancellation,
    formHref: '#',
    proofHref: '#',
    helpHref: '#',
  },
} satisfies Meta<typeof WithdrawOrderView>
export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {}
export const HoldsBonus: Story = { args: { order: { ...requestedOrder, heldBonus: minor(10_000) } } }
export const Paid: Story = { args: { order: paidOrder } }
export const Rejected: Story = { args: { order: rejectedOrder } }
export const Offline: Story = { args: { offline: true, balance: { minor: 73_456, masked: true } } }
export const CancelUnknown: Story = {
  args: { cancellation: { ...cancellation, unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } },
}
