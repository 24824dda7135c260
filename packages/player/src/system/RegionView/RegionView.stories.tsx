import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { RegionView } from './RegionView.tsx'

const meta = {
  title: 'Screens/Region restricted',
  component: RegionView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { of: 'region', onRetry: () => undefined },
} satisfies Meta<typeof RegionView>
export default meta
type Story = StoryObj<typeof meta>

export const Restricted: Story = {}
export const Address: Story = { args: { of: 'ip' } }
