import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../stories/sampleArt.ts'
import { GameTile } from '../GameTile/GameTile.tsx'
import { Rail } from './Rail.tsx'

const meta = {
  title: 'Content/Rail',
  component: Rail,
  args: {
    label: 'Jogos recentes',
    children: ['Fortuna do Tigre', 'Aviãozinho', 'Mina do Imperador', 'Sol de Copacabana', 'Roda da Sorte'].map((name, index) => (
      <GameTile key={name} name={name} image={sampleArt(index)} href={`#${index}`} />
    )),
  },
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
