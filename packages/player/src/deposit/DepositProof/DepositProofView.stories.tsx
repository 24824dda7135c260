import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositProofView } from './DepositProofView.tsx'
import { creditedOrder, returnedOrder } from '../samples.ts'

const nothing = () => undefined
const proof = { brand: 'Ipanema', hash: creditedOrder.proofHash, check: 'good', onPrint: nothing, onSave: nothing } as const

const meta = {
  title: 'Screens/Deposit proof',
  component: DepositProofView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { order: creditedOrder, symbol: 'R$', detailHref: '#', proof },
} satisfies Meta<typeof DepositProofView>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Bad: Story = { args: { proof: { ...proof, check: 'bad' } } }
export const Returned: Story = { args: { order: returnedOrder } }
