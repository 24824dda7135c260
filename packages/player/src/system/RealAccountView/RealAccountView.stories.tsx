import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { RealAccountView } from './RealAccountView.tsx'

const meta = {
  title: 'Screens/Real account needed',
  component: RealAccountView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { onRegister: () => undefined, leaving: false, onSignOut: () => undefined },
} satisfies Meta<typeof RealAccountView>
export default meta
type Story = StoryObj<typeof meta>

export const Trial: Story = {}
export const NobodyCanRegister: Story = { args: { onRegister: undefined } }
