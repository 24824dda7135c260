import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { TrialForMembersView } from './TrialForMembersView.tsx'

const meta = {
  title: 'Screens/Trial for members',
  component: TrialForMembersView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { minimumAge: 18, loginHref: '#', registerHref: '#' },
} satisfies Meta<typeof TrialForMembersView>
export default meta

export const Guest: StoryObj<typeof meta> = {}
