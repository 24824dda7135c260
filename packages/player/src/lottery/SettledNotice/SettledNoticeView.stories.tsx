import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { SettledNoticeView } from './SettledNoticeView.tsx'

const meta = {
  title: 'Screens/Settled bet',
  component: SettledNoticeView,
  decorators: [withTexts],
  args: { news: { status: 'won', orderNo: 'L1', numero: '2611200910', prize: 1200 }, symbol: 'R$', href: '#', onClose: () => undefined },
} satisfies Meta<typeof SettledNoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const Won: Story = {}
export const Lost: Story = { args: { news: { status: 'lost', orderNo: 'L1', numero: '2611200910', prize: 0 } } }
export const Many: Story = { args: { news: { status: 'many', count: 4, won: 2, prize: 3050 } } }
export const NoneOfMany: Story = { args: { news: { status: 'many', count: 4, won: 0, prize: 0 } } }
