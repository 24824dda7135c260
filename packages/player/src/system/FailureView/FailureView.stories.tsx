import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { FailureView } from './FailureView.tsx'

const meta = {
  title: 'Screens/Failure',
  component: FailureView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { text: 'Conexão lenta ou sem internet.', homeHref: '#', onRetry: () => undefined },
} satisfies Meta<typeof FailureView>
export default meta
type Story = StoryObj<typeof meta>

export const Network: Story = {}
export const Unknown: Story = { args: { text: 'Algo deu errado. Tente de novo.', requestId: 'c0ffee-1234' } }
