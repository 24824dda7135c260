import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { AlertDialog } from './AlertDialog.tsx'

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sair da conta?',
    text: 'Você precisará da sua senha para entrar de novo.',
    confirmLabel: 'Sair',
    cancelLabel: 'Voltar ao jogo',
    onConfirm: fn(),
  },
  render: (args) => <Opener>{(state) => <AlertDialog {...args} {...state} />}</Opener>,
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { args: { tone: 'danger', title: 'Excluir as mensagens?' } }
export const Waiting: Story = { args: { loading: true } }
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Cancelar a transferência para o agente superior?',
    text: 'O valor volta para sua carteira principal em até dez minutos e o bônus de aniversário deixa de valer.',
    confirmLabel: 'Cancelar a transferência',
    cancelLabel: 'Manter a transferência',
  },
}
export const Confirmed: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(question).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao jogo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
