import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../../testing/withTexts.tsx'
import { InsecureView } from './InsecureView.tsx'

const meta = {
  title: 'Screens/Insecure',
  component: InsecureView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { href: '#' },
} satisfies Meta<typeof InsecureView>
export default meta
type Story = StoryObj<typeof meta>

export const Insecure: Story = {}
