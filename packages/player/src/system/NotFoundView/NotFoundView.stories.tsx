import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { NotFoundView } from './NotFoundView.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '#' },
} satisfies Meta<typeof NotFoundView>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
