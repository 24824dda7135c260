import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { Prompt } from './Prompt.tsx'

const meta = {
  title: 'Overlays/Prompt',
  component: Prompt,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Código de convite',
    text: 'Quem convidou você ganha um bônus na sua primeira aposta.',
    label: 'Código',
    hint: 'De 4 a 8 letras e números',
    confirmLabel: 'Usar código',
    cancelLabel: 'Agora não',
    onConfirm: fn(),
  },
  render: (args) => <Opener>{(state) => <Prompt {...args} {...state} />}</Opener>,
} satisfies Meta<typeof Prompt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  args: { error: 'Este código não existe', defaultValue: 'ANA0' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  },
}
export const Waiting: Story = { args: { loading: true, defaultValue: 'ANA2026' } }
export const LongText: Story = {
  ...narrow,
  args: { label: 'Código de convite recebido do seu agente superior', confirmLabel: 'Usar este código de convite' },
}
/** The field takes the focus when the dialog is open: half a second after it opened. */
export const TypedAtOnce: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox')
    await expect(field).not.toHaveFocus()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(' ANA2026 {Enter}')
    await expect(args.onConfirm).toHaveBeenCalledWith('ANA2026')
  },
}
