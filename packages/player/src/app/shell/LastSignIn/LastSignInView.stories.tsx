import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../../testing/withTexts.tsx'
import { LastSignInView } from './LastSignInView.tsx'

const meta = {
  title: 'Screens/Last sign-in',
  component: LastSignInView,
  decorators: [withTexts],
  args: { at: Date.UTC(2026, 10, 19, 17, 30), device: 'Android · Chrome', notMeHref: '#', onClose: () => undefined },
} satisfies Meta<typeof LastSignInView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const UnknownDevice: Story = { args: { device: '' } }
export const WithoutWay: Story = { args: { notMeHref: undefined } }
