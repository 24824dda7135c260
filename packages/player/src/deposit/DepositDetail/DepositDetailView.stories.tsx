import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositDetailView } from './DepositDetailView.tsx'
import { creditedOrder, returnedOrder } from '../samples.ts'

const meta = {
  title: 'Screens/Deposit detail',
  component: DepositDetailView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { order: creditedOrder, symbol: 'R$', template: 'new', orderHref: '#', proofHref: '#' },
} satisfies Meta<typeof DepositDetailView>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Base: Story = { args: { template: 'base' } }
export const Returned: Story = { args: { order: returnedOrder } }
