import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleOrder } from '../samples.ts'
import { OrderLinesView } from './OrderLinesView.tsx'

const meta = {
  title: 'Screens/Lottery order',
  component: OrderLinesView,
  decorators: [withTexts],
  args: { order: sampleOrder(true), symbol: 'R$', onCancel: () => undefined },
} satisfies Meta<typeof OrderLinesView>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
export const OnSale: Story = { args: { order: sampleOrder(false) } }
