import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { figureRow, path } from '../samples.ts'
import { FigureRowsView } from './FigureRowsView.tsx'

const nothing = () => undefined
const rows = Array.from({ length: 8 }, (_, index) => figureRow(index))
const { amount, betAmount, validBetAmount, winAmount } = figureRow(0)

const meta = {
  title: 'Screens/TeamFigureRows',
  component: FigureRowsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: '7d',
    today: '2026-11-20',
    figure: 'bets',
    path,
    scope: 'team',
    product: '',
    products: ['RNG', 'LIVE'],
    pages: { state: 'ready', value: [rows] },
    sums: { state: 'ready', value: { count: 8, amount, betAmount, validBetAmount, winAmount } },
    paging: 'end',
    symbol: 'R$',
    file: { name: 'rows', load: () => onePart(rows) },
    hrefOf: () => '#',
    linesHref: '#',
    onDates: nothing,
    onChoose: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof FigureRowsView>
export default meta
type Story = StoryObj<typeof meta>

export const Bets: Story = {}
export const Deposits: Story = { args: { figure: 'deposit', pages: { state: 'ready', value: [rows.map((row) => ({ ...row, title: 'Depósito', gameType: '', voided: false }))] } } } // prettier-ignore
export const Nothing: Story = { args: { pages: { state: 'ready', value: [[]] } } }
