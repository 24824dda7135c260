import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { ServiceErrorView } from './ServiceErrorView.tsx'

const meta = {
  title: 'Screens/Service error',
  component: ServiceErrorView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ServiceErrorView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Retrying: Story = { args: { retrying: true } }
