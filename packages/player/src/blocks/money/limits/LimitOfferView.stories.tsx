import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../../testing/withTexts.tsx'
import { LimitOfferView } from './LimitOfferView.tsx'

const meta = {
  title: 'Screens/Offer of limits',
  component: LimitOfferView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { why: 'deposit', required: undefined, href: '#', onLater: () => undefined },
} satisfies Meta<typeof LimitOfferView>
export default meta
type Story = StoryObj<typeof meta>

export const FirstDeposit: Story = {}
export const Welcome: Story = { args: { why: 'welcome' } }
export const Reminder: Story = { args: { why: 'reminder' } }
export const Required: Story = { args: { why: 'welcome', required: { kinds: ['loss', 'time'], how: 'set' } } }
export const Decide: Story = { args: { required: { kinds: ['deposit'], how: 'decide' } } }
