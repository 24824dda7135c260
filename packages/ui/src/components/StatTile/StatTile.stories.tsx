import type { Meta, StoryObj } from '@storybook/react-vite'
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
