import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleTransfer } from './samples.ts'
import { TransferReceiptView } from './TransferReceiptView.tsx'

const meta = {
  title: 'Screens/Transfer receipt',
  component: TransferReceiptView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { order: sampleTransfer, symbol: 'R$', masked: false, formHref: '#', recordsHref: '#', helpHref: '#' },
} satisfies Meta<typeof TransferReceiptView>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
export const Received: Story = { args: { order: { ...sampleTransfer, flow: 'in', counterpart: 'anaclara' } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
