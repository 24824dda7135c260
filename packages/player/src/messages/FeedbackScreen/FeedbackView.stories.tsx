import type { Meta, StoryObj } from '@storybook/react-vite'
import { loading, ready } from '../../testing/loadables.ts'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleTickets } from '../samples.ts'
import type { FeedbackValues } from './FeedbackForm.tsx'
import { FeedbackView } from './FeedbackView.tsx'

const values: FeedbackValues = { type: 'deposit', content: '', images: [] }
const nothing = () => undefined

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'new',
    onTab: nothing,
    writing: { form: sampleForm(values), max: 300 },
    sent: undefined,
    tickets: { list: ready(sampleTickets), hrefOf: () => '#', paging: 'end', onMore: nothing },
  },
} satisfies Meta<typeof FeedbackView>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Failed: Story = {
  args: {
    writing: {
      form: sampleForm(values, { failure: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.' }),
      max: 300,
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
