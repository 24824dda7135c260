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
export const NoPermission: Story = {
  args: { text: 'Esta conta não tem permissão ou o recurso está indisponível no momento.', onRetry: undefined },
}
export const SessionEnded: Story = {
  args: { text: 'Sua conta foi desconectada, entre de novo.', onRetry: undefined, onSignIn: () => undefined },
}
export const Unknown: Story = { args: { text: 'Erro desconhecido. Tente de novo.', requestId: 'c0ffee-1234' } }
