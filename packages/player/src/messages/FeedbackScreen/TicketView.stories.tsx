import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleHistory, sampleTickets } from '../samples.ts'
import { TicketSkeleton, TicketView } from './TicketView.tsx'

const meta = {
  title: 'Screens/FeedbackTicket',
  component: TicketView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    ticket: sampleTickets[1],
    history: sampleHistory,
    listHref: '#',
    form: { length: { min: 1, max: 300 }, onSend: () => undefined, sending: false, error: undefined },
  },
} satisfies Meta<typeof TicketView>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {}
export const Loading: Story = { render: () => <TicketSkeleton /> }
export const Closed: Story = { args: { ticket: sampleTickets[2] } }
