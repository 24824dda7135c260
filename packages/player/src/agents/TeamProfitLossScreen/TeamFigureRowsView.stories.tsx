import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { figureRow, path } from '../samples.ts'
import { TeamFigureRowsView } from './TeamFigureRowsView.tsx'

const nothing = () => undefined
const rows = Array.from({ length: 8 }, (_, index) => figureRow(index))
const period = samplePeriod('7d', '2026-11-20')
const { amount, betAmount, validBetAmount, winAmount } = figureRow(0)
const sums = ready({ count: 8, amount, betAmount, validBetAmount, winAmount })

const meta = {
  title: 'Screens/TeamFigureRows',
  component: TeamFigureRowsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(rows, sums, { period }),
    team: { path, scope: 'team', hrefOf: () => '#' },
    figure: 'bets',
    product: '',
    products: ['RNG', 'LIVE'],
    file: { name: 'rows', load: () => onePart(rows) },
    linesHref: '#',
    onChoose: nothing,
  },
} satisfies Meta<typeof TeamFigureRowsView>
export default meta
type Story = StoryObj<typeof meta>

export const Bets: Story = {}
export const Deposits: Story = { args: { figure: 'deposit', list: samplePages(rows.map((row) => ({ ...row, title: 'Depósito', gameType: '', voided: false })), sums, { period }) } } // prettier-ignore
export const Nothing: Story = { args: { list: samplePages([], sums, { period }) } }
