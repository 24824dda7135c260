import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { paidOrder, rejectedOrder } from '../samples.ts'
import { WithdrawProofView } from './WithdrawProofView.tsx'

const nothing = () => undefined
const proof = { brand: 'Ipanema', hash: paidOrder.proofHash, check: 'good', onPrint: nothing, onSave: nothing } as const

const meta = {
  title: 'Screens/Withdrawal proof',
  component: WithdrawProofView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { order: paidOrder, symbol: 'R$', orderHref: '#', proof },
} satisfies Meta<typeof WithdrawProofView>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Bad: Story = { args: { proof: { ...proof, check: 'bad' } } }
export const Rejected: Story = { args: { order: rejectedOrder } }
