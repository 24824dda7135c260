import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = {
  title: 'Screens/Skeleton',
  component: PageSkeleton,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
