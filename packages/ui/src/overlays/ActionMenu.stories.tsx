import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PlayIcon } from '../icons/PlayIcon.tsx'
import { ShareIcon } from '../icons/ShareIcon.tsx'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { ActionMenu } from './ActionMenu.tsx'

const select = fn()
const actions = [
  { label: 'Jogar agora', icon: <PlayIcon size="sm" />, href: '#play' },
  { label: 'Adicionar aos favoritos', icon: <HeartIcon size="sm" />, onSelect: select },
]
const meta = {
  title: 'Overlays/ActionMenu',
  component: ActionMenu,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Fortuna do Tigre', actions },
  render: (args) => <Opener>{(state) => <ActionMenu {...args} {...state} />}</Opener>,
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  args: {
    about: <p>PG Soft · aposta mínima de R$ 0,20</p>,
    actions: [
      ...actions,
      { label: 'Compartilhar', icon: <ShareIcon size="sm" />, text: 'Enviar o link do jogo', onSelect: select },
      { label: 'Não mostrar mais', icon: <InfoIcon size="sm" />, tone: 'danger', onSelect: select },
    ],
  },
}
export const LongText: Story = { ...narrow, args: { title: 'Roda da Sorte Extraordinária Megapremiada de Aniversário' } }
export const Chosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar aos favoritos' }))
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
