import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { DoneView } from './DoneView.tsx'

const meta = {
  title: 'Screens/Pause has begun',
  component: DoneView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { act: 'pause', loginHref: '#' },
} satisfies Meta<typeof DoneView>
export default meta
type Story = StoryObj<typeof meta>

export const Paused: Story = {}
export const Excluded: Story = { args: { act: 'exclude' } }
