import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { GameTile } from '../GameTile/GameTile.tsx'
import { GameGrid } from './GameGrid.tsx'

const meta = {
  title: 'Content/GameGrid',
  component: GameGrid,
  args: {
    children: ['Fortuna do Tigre', 'Aviãozinho', 'Mina do Imperador', 'Sol de Copacabana'].map((name, index) => (
      <GameTile key={name} name={name} image={sampleArt(index)} href={`#${index}`} />
    )),
  },
} satisfies Meta<typeof GameGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  args: {
    children: Array.from({ length: 7 }, (_, index) => (
      <GameTile key={index} name={`Jogo ${index + 1}`} vendor="PG Soft" image={sampleArt(index)} href={`#${index}`} />
    )),
  },
}
export const Narrow: Story = { ...narrow }
export const One: Story = { args: { children: <GameTile name="Aviãozinho" image={sampleArt(2)} href="#one" /> } }
