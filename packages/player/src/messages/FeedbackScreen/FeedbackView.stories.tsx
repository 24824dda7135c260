import type { Meta, StoryObj } from '@storybook/react-vite'
import { loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleTickets } from '../samples.ts'
import { FeedbackView } from './FeedbackView.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'new',
    onTab: nothing,
    form: { length: { min: 10, max: 300 }, onSend: nothing, sending: false, error: undefined },
    sent: undefined,
    tickets: { list: ready(sampleTickets), hrefOf: () => '#', paging: 'end', onMore: nothing },
  },
} satisfies Meta<typeof FeedbackView>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Failed: Story = {
  args: {
    form: {
      length: { min: 10, max: 300 },
      onSend: nothing,
      sending: false,
      error: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.',
    },
  },
}
export const Sent: Story = { args: { sent: { ticketNo: 'F000123', href: '#', onAgain: nothing } } }
export const Tickets: Story = { args: { tab: 'tickets' } }
export const Loading: Story = {
  args: { tab: 'tickets', tickets: { list: loading, hrefOf: () => '#', paging: 'loading', onMore: nothing } },
}
export const NoTickets: Story = {
  args: { tab: 'tickets', tickets: { list: ready([]), hrefOf: () => '#', paging: 'end', onMore: nothing } },
}
