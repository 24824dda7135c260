import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Bônus de boas-vindas',
    children: <p>Deposite a partir de R$ 20 e receba o dobro para apostar.</p>,
  },
  render: (args) => <Opener>{(state) => <Dialog {...args} {...state} />}</Opener>,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { args: { actions: <Button block>Quero jogar</Button> } }
export const WholeScreen: Story = { args: { full: true, children: <Button>Entrar</Button> } }
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Regulamento da promoção de aniversário da casa',
    children: <p>{'O rollover é contado nas apostas dos jogos participantes. '.repeat(40)}</p>,
    actions: <Button block>Li e concordo</Button>,
  },
}
export const LeftByEscape: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible())
  },
}
