import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { ActionMenu } from '../../overlays/ActionMenu.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { HeartIcon } from '../../icons/HeartIcon.tsx'
import { sampleArt } from '../../stories/sampleArt.ts'
import { Badge } from '../Badge/Badge.tsx'
import { GameGrid } from '../GameGrid/GameGrid.tsx'
import { GameTile, type GameTileProps } from './GameTile.tsx'

const meta = {
  title: 'Content/GameTile',
  component: GameTile,
  args: { name: 'Fortuna do Tigre', vendor: 'PG Soft', image: sampleArt(0), href: '#game', onFavorite: fn() },
} satisfies Meta<typeof GameTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <GameGrid>
      <GameTile {...args} badge={<Badge tone="accent">Novo</Badge>} />
      <GameTile {...args} favorite image={sampleArt(1)} />
      <GameTile {...args} image={sampleArt(2)} maintenance />
      <GameTile {...args} name="Pescaria Imperial" image={undefined} />
      <GameTile
        {...args}
        name="Roda da Sorte Extraordinária Megapremiada"
        vendor="Fornecedor Internacional de Jogos"
        image={sampleArt(4)}
      />
      <GameTile {...args} onFavorite={undefined} image={sampleArt(5)} />
    </GameGrid>
  ),
}

function Pressable(props: GameTileProps) {
  const [open, setOpen] = useState(false)
  const actions = [
    { label: 'Jogar agora', icon: <PlayIcon size="sm" />, href: props.href },
    { label: 'Adicionar aos favoritos', icon: <HeartIcon size="sm" />, onSelect: () => undefined },
  ]
  return (
    <GameGrid>
      <GameTile {...props} onLongPress={() => setOpen(true)} />
      <ActionMenu open={open} onOpenChange={setOpen} title={props.name} actions={actions} />
    </GameGrid>
  )
}
/** Press for half a second. */
export const LongPress: Story = {
  render: (args) => <Pressable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const tile = canvas.getByRole('link')
    await userEvent.pointer({ keys: '[TouchA>]', target: tile })
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.pointer({ keys: '[/TouchA]', target: tile })
    await expect(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull())
  },
}
export const Favorite: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fortuna do Tigre/ }))
    await expect(args.onFavorite).toHaveBeenCalledWith(true)
  },
}
export const LongText: Story = {
  ...narrow,
  args: { name: 'Roda da Sorte Extraordinária Megapremiada', vendor: 'Fornecedor Internacional de Jogos', badge: <Badge>Exclusivo</Badge> },
  render: (args) => (
    <GameGrid>
      <GameTile {...args} />
    </GameGrid>
  ),
}
