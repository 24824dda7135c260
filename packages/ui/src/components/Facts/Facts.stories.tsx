import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { Money } from '../Money/Money.tsx'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Content/Facts',
  component: Facts,
  args: {
    rows: [
      { label: 'Valor', value: <Money minor={12050} symbol="R$" /> },
      { label: 'Pedido', value: '48201-7' },
      { label: 'Criado em', value: '28/11/2026 19:03' },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  args: {
    rows: [
      { label: 'Valor', value: <Money minor={12050} symbol="R$" /> },
      { label: 'Identificador', value: 'E18236120202611281903s04f2b7c9d1', long: true },
    ],
  },
}
export const LongText: Story = {
  ...narrow,
  args: { rows: [{ label: 'Apostas válidas da equipe no período', value: 'Fornecedor Internacional de Jogos Extraordinários' }] },
}
