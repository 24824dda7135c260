import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { InviteView } from './InviteView.tsx'

const meta = {
  title: 'Screens/Invite friends',
  component: InviteView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Ipanema', link: 'https://ipanema.example/m/register?r=100234', canShare: true, onShare: () => undefined },
} satisfies Meta<typeof InviteView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { link: undefined } }
export const WithoutShare: Story = { args: { canShare: false } }
export const LongAddress: Story = { args: { link: `https://${'promocoes-'.repeat(6)}ipanema.example/m/register?r=100234567890` } }
