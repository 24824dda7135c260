import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { OpenedView } from './OpenedView.tsx'

const nothing = () => undefined
const meta = {
  title: 'Screens/Account opened',
  component: OpenedView,
  decorators: [withTexts],
  parameters: { layout: 'padded' },
  args: {
    brand: 'Ipanema',
    site: 'https://ipanema.example/m/login',
    userName: 'anaclara',
    password: 'abc2de3fgh',
    canShare: true,
    onShare: nothing,
    onAnother: nothing,
  },
} satisfies Meta<typeof OpenedView>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {}
