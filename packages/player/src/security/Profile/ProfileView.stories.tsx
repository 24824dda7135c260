import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'

// A picture without a network.
const pictureOf = (icon: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><title>${icon}</title></svg>`)}`
import { ProfileView } from './ProfileView.tsx'

const meta = {
  title: 'Screens/Profile',
  component: ProfileView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm({ nickname: 'Ana', icon: 'koi.lagoon' }),
    icons: ['tiger.amber', 'koi.lagoon', 'owl.violet'].map((icon) => ({ icon, url: pictureOf(icon) })),
  },
} satisfies Meta<typeof ProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
