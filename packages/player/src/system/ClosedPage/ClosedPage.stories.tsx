import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, HeartFilledIcon } from '@platform/ui'
import { withTexts } from '../../testing/withTexts.tsx'
import { MaintenanceView } from '../MaintenanceScreen/MaintenanceView.tsx'
import { RegionView } from '../RegionView/RegionView.tsx'
import { ClosedPage } from './ClosedPage.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Closed site',
  component: ClosedPage,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <HeartFilledIcon />,
    languageButton: <Button tone="ghost">EN</Button>,
    contacts: [
      { type: 'ONLINE', name: 'Chat ao vivo', href: '#chat' },
      { type: 'WHATSAPP', name: 'WhatsApp', href: '#whatsapp' },
      { type: 'TELEGRAM', name: 'Telegram', href: '#telegram' },
    ],
    children: <MaintenanceView until={Date.UTC(2026, 10, 20, 18, 30)} onRetry={nothing} />,
  },
} satisfies Meta<typeof ClosedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Maintenance: Story = {}
export const Region: Story = { args: { children: <RegionView of="region" onRetry={nothing} /> } }
export const WithoutSupport: Story = { args: { contacts: [] } }
