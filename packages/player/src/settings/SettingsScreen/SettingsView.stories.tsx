import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { SettingsView } from './SettingsView.tsx'

const meta = {
  title: 'Screens/Settings',
  component: SettingsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { changePasswordHref: undefined, onSignOut: () => undefined },
} satisfies Meta<typeof SettingsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPassword: Story = { args: { changePasswordHref: '#' } }
