import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { Rail } from '../Rail/Rail.tsx'
import { MatchCard } from './MatchCard.tsx'

const meta = {
  title: 'Content/MatchCard',
  component: MatchCard,
  args: {
    home: { name: 'Flamengo', image: sampleArt(1) },
    away: { name: 'Palmeiras', image: sampleArt(3) },
    league: 'Brasileirão',
    time: '1 mar · 16:00',
    dateTime: '2026-03-01T19:00:00Z',
    versus: 'x',
    action: { label: 'Jogar agora', href: '#match' },
  },
} satisfies Meta<typeof MatchCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Strip: Story = {
  render: (args) => (
    <Rail label="Jogos em destaque" show="cards">
      <MatchCard {...args} />
      <MatchCard {...args} home={{ name: 'Grêmio' }} away={{ name: 'Internacional', image: sampleArt(0) }} />
      <MatchCard {...args} league="Libertadores" />
    </Rail>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    home: { name: 'Associação Desportiva Confiança de Sergipe' },
    away: { name: 'Clube Atlético Tubarão de Santa Catarina' },
    league: 'Campeonato Brasileiro de Futebol Feminino Série A3',
    time: 'quarta-feira, 25 de novembro, 21:30',
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <MatchCard {...args} />
      <MatchCard {...args} home={{ name: 'Grêmio' }} away={{ name: 'Internacional' }} league="Libertadores" />
    </div>
  ),
}
