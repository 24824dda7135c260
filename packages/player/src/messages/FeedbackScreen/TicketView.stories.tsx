import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleHistory, sampleTickets } from '../samples.ts'
import type { FeedbackValues } from './FeedbackForm.tsx'
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
    writing: { form: sampleForm<FeedbackValues>({ type: 'deposit', content: '', images: [] }), max: 300 },
  },
} satisfies Meta<typeof TicketView>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {}
export const Loading: Story = { render: () => <TicketSkeleton /> }
export const Closed: Story = { args: { ticket: sampleTickets[2] } }
