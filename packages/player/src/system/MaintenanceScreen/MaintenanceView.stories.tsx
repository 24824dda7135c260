import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { MaintenanceView } from './MaintenanceView.tsx'

const meta = {
  title: 'Screens/Maintenance',
  component: MaintenanceView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { onRetry: () => undefined },
} satisfies Meta<typeof MaintenanceView>
export default meta
type Story = StoryObj<typeof meta>

export const Unannounced: Story = {}
export const Announced: Story = { args: { until: Date.UTC(2026, 10, 20, 18, 30) } }
export const Upgrading: Story = { args: { of: 'upgrading' } }
export const Checking: Story = { args: { retrying: true } }
