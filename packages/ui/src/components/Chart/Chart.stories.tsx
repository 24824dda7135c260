import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { formatMoney } from '../Money/formatMoney.ts'
import { Chart } from './Chart.tsx'
import type { ChartPoint } from './ChartPoint.ts'

const pointsOf = (values: readonly number[]): ChartPoint[] =>
  values.map((value, index) => ({ label: `${String(index + 1).padStart(2, '0')}/11`, name: `${index + 1} de novembro`, value }))
const week = pointsOf([12_050, -4500, 0, 31_000, -26_750, 8000, -1200])
const month = pointsOf(Array.from({ length: 31 }, (_, index) => Math.round(Math.sin(index) * 90_000) + 20_000))
const money = (value: number) => formatMoney(value, { symbol: 'R$', locale: 'pt-BR' })

const meta = {
  title: 'Content/Chart',
  component: Chart,
  args: {
    title: 'Ganho ou perda por dia',
    points: week,
    signed: true,
    format: money,
    formatShort: (value) => String(value / 100),
    texts: { table: 'Ver tabela', chart: 'Ver gráfico', point: 'Dia', value: 'Valor' },
  },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Month: Story = { args: { points: month } }
export const Line: Story = { args: { kind: 'line', points: month } }
export const OnePoint: Story = { args: { points: week.slice(0, 1) } }
export const Nothing: Story = { args: { points: [] } }
export const Loading: Story = { args: { points: undefined } }
export const Narrow: Story = { ...narrow, args: { points: pointsOf([999_999_999, -999_999_999, 0]) } }
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Chart {...args} />
      <Chart {...args} signed={false} title="Apostado por dia" points={pointsOf([500, 1200, 800])} />
      <Chart {...args} kind="line" title="Saldo por dia" points={month} />
      <Chart {...args} title="Ainda carregando" points={undefined} />
    </div>
  ),
}
