import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { HotIcon } from '../../icons/HotIcon.tsx'
import { pair } from '../../stories/stories.css.ts'
import { Money } from '../Money/Money.tsx'
import { StatTile } from './StatTile.tsx'

const meta = { title: 'Content/StatTile', component: StatTile, args: { label: 'Jogos hoje', value: '1.284' } } satisfies Meta<
  typeof StatTile
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Pair: Story = {
  render: () => (
    <div className={pair}>
      <StatTile label="Saldo" value={<Money minor={128450} symbol="R$" />} note="Atualizado agora" />
      <StatTile label="Apostas válidas no período" value="1.284.320" />
    </div>
  ),
}
export const Variants: Story = {
  render: () => (
    <div className={pair}>
      <StatTile label="Saldo" value={<Money minor={128450} symbol="R$" />} note="Atualizado agora" />
      <StatTile label="Em alta" value="1.284" icon={<HotIcon size="sm" />} />
      <StatTile label="Ganho" value={<Money minor={12050} symbol="R$" signed />} />
      <StatTile label="Perda" value={<Money minor={-26750} symbol="R$" signed />} />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  render: () => (
    <div className={pair}>
      <StatTile label="Apostas válidas da equipe no período" value={<Money minor={1234567890} symbol="R$" />} />
      <StatTile label="Novos" value="0" note="Nenhum cadastro hoje" />
    </div>
  ),
}
