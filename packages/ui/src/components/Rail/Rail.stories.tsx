import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
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

export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <Rail {...args} />
      <Rail label="Partidas" show="cards">
        {['Flamengo', 'Grêmio'].map((name) => (
          <MatchCard
            key={name}
            home={{ name }}
            away={{ name: 'Palmeiras' }}
            league="Brasileirão"
            time="16:00"
            versus="x"
            action={{ label: 'Jogar', href: '#m' }}
          />
        ))}
      </Rail>
    </div>
  ),
}
export const Narrow: Story = { ...narrow }
