import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { FailureView } from './FailureView.tsx'

const meta = {
  title: 'Screens/Failure',
  component: FailureView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { text: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.', homeHref: '#', onRetry: () => undefined },
} satisfies Meta<typeof FailureView>
export default meta
type Story = StoryObj<typeof meta>

export const Network: Story = {}
export const NoPermission: Story = {
  args: {
    text: 'Esta conta não tem acesso a este recurso, ou ele está indisponível agora. Tente mais tarde ou fale com o atendimento.',
    onRetry: undefined,
  },
}
export const SessionEnded: Story = {
  args: { text: 'Sua sessão foi encerrada. Entre de novo.', onRetry: undefined, onSignIn: () => undefined },
}
export const Unknown: Story = { args: { text: 'Erro desconhecido. Tente de novo.', requestId: 'c0ffee-1234' } }
export const Replaced: Story = {
  args: { text: 'Há uma nova versão do site. Tente de novo para atualizar a página: o que não foi enviado se perde.' },
}
