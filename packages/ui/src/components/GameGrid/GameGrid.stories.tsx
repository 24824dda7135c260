import type { Meta, StoryObj } from '@storybook/react-vite'
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
