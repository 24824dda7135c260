import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { DepositProofView } from './DepositProofView.tsx'
import { creditedOrder, returnedOrder } from './samples.ts'

const nothing = () => undefined

const meta = {
  title: 'Screens/Deposit proof',
  component: DepositProofView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { order: creditedOrder, symbol: 'R$', brand: 'Ipanema', check: 'good', detailHref: '#', onPrint: nothing, onSave: nothing },
} satisfies Meta<typeof DepositProofView>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Bad: Story = { args: { check: 'bad' } }
export const Returned: Story = { args: { order: returnedOrder } }
