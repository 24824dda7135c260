import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineIcon } from '../../icons/status.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Content/ErrorState',
  component: ErrorState,
  args: { title: 'Não foi possível carregar', text: 'Tente de novo em instantes.', onRetry: () => undefined, requestId: 'b2f1-77a0' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Retrying: Story = { args: { retrying: true } }
export const Offline: Story = {
  args: {
    title: 'Você está sem conexão',
    text: 'Verifique o Wi-Fi ou os dados móveis.',
    icon: <OfflineIcon size="lg" />,
    requestId: undefined,
  },
}
