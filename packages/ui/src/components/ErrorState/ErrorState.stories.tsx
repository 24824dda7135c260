import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { OfflineIcon } from '../../icons/OfflineIcon.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Content/ErrorState',
  component: ErrorState,
  args: { title: 'Não foi possível carregar', text: 'Tente de novo em instantes.', onRetry: fn(), requestId: 'b2f1-77a0' },
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
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <ErrorState {...args} />
      <ErrorState {...args} retrying />
      <ErrorState title="Você está sem conexão" icon={<OfflineIcon size="lg" />} />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Não foi possível concluir a transferência para o agente superior',
    text: 'O valor continua na sua carteira. Tente de novo em alguns minutos ou fale com o atendimento.',
    requestId: 'b2f1c0de-77a0-4be1-9d02-8f3a229177c0',
  },
}
export const TriedAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
