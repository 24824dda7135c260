import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleTransfer } from '../samples.ts'
import { SeveralReceiptsView } from './SeveralReceiptsView.tsx'

const meta = {
  title: 'Screens/Receipts of several transfers',
  component: SeveralReceiptsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    transfers: ['anaclara', 'caionovo', 'rafaelmoreiradasilva'].map((counterpart) => ({
      ...sampleTransfer,
      counterpart,
      orderNo: counterpart,
    })),
    symbol: 'R$',
    hrefOf: () => '#',
    formHref: '#',
    recordsHref: '#',
  },
} satisfies Meta<typeof SeveralReceiptsView>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
