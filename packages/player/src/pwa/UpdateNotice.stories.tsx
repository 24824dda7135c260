import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

const meta = {
  title: 'Screens/New version',
  component: UpdateNotice,
  decorators: [withTexts],
  args: { onAccept: () => undefined, onLater: () => undefined },
} satisfies Meta<typeof UpdateNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
