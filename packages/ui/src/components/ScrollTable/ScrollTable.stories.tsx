import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { Card } from '../Card/Card.tsx'
import { ScrollTable } from './ScrollTable.tsx'

const products = ['Esportes', 'Loterias', 'Cassino ao vivo', 'Slots', 'Pescaria', 'Cartas', 'Arcade']
const levels = ['Bronze', 'Prata', 'Ouro', 'Diamante']

const tableOf = (columns: readonly string[]) => (
  <>
    <thead>
      <tr>
        {['Nível', ...columns].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {levels.map((level, row) => (
        <tr key={level}>
          <th scope="row">{level}</th>
          {columns.map((column, index) => (
            <td key={column}>{`0,${row + 2}${index} %`}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
)

const meta = {
  title: 'Content/ScrollTable',
  component: ScrollTable,
  args: { label: 'Rebate por nível', children: tableOf(products) },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof ScrollTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { ...narrow }
export const TwoColumns: Story = { ...narrow, args: { children: tableOf(['Loterias']) } }
export const LongText: Story = {
  ...narrow,
  args: { children: tableOf(['Apostas válidas dos últimos sete dias', 'Inconstitucionalissimamente']) },
}

export const ScrollsByKeyboard: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Rebate por nível' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  },
}
