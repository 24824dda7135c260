import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { FilterChip } from '../FilterChip/FilterChip.tsx'
import { ChipRow } from './ChipRow.tsx'

const chipsOf = (names: readonly string[], chosen: string) =>
  names.map((name) => (
    <FilterChip key={name} selected={name === chosen}>
      {name}
    </FilterChip>
  ))
const periods = ['Hoje', '7 dias', '30 dias', 'Ontem', '15 dias', 'Datas']

const meta = {
  title: 'Controls/ChipRow',
  component: ChipRow,
  args: { label: 'Período', value: 'Hoje', children: chipsOf(periods, 'Hoje') },
} satisfies Meta<typeof ChipRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { ...narrow, args: { value: '15 dias', children: chipsOf(periods, '15 dias') } }
