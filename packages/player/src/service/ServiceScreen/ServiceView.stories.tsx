import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { ServiceSkeleton, ServiceView } from './ServiceView.tsx'

const meta = {
  title: 'Screens/Service',
  component: ServiceView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    contacts: [
      { type: 'ONLINE', name: 'Chat ao vivo', href: '#chat' },
      { type: 'WHATSAPP', name: 'WhatsApp', href: '#whatsapp' },
    ],
    brand: 'Ipanema',
    social: [
      { name: 'FACEBOOK', href: '#facebook' },
      { name: 'TELEGRAM', href: '#telegram' },
    ],
    helpHref: '#help',
    feedbackHref: '#feedback',
  },
} satisfies Meta<typeof ServiceView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { render: () => <ServiceSkeleton /> }
export const NothingSafe: Story = { args: { contacts: [], social: [] } }
