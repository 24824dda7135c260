import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { path, teamMember } from '../samples.ts'
import { MemberContactView } from './MemberContactView.tsx'
import { TeamManagementView } from './TeamManagementView.tsx'

const nothing = () => undefined
const members = Array.from({ length: 12 }, (_, index) => teamMember(index))

const meta = {
  title: 'Screens/TeamManagement',
  component: TeamManagementView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    dates: 'today',
    today: '2026-11-20',
    chosen: { member: '', scope: '', name: '', kind: '', activity: '', order: '' },
    path: path.slice(0, 1),
    pages: { state: 'ready', value: [members] },
    sums: { state: 'ready', value: { count: 12, balance: 1_481_472, depositAmount: 600_000, withdrawAmount: 240_000, betAmount: 960_000, profit: -101_400 } as never }, // prettier-ignore
    paging: 'end',
    symbol: 'R$',
    file: { name: 'team', load: () => onePart(members) },
    hrefOf: () => '#',
    rowsHrefOf: () => '#',
    waysOf: () => [
      { label: 'Ver ganhos e perdas', href: '#' },
      { label: 'Ver apostas', href: '#' },
    ],
    renderContact: () => <MemberContactView rows={[{ label: 'E-mail', value: 'l••••@correio.example' }]} />,
    onDates: nothing,
    onChoose: nothing,
    onMore: nothing,
  },
} satisfies Meta<typeof TeamManagementView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const FurtherDown: Story = { args: { path, chosen: { ...meta.args.chosen, member: '3', scope: 'team', activity: 'bet' } } }
export const Loading: Story = { args: { pages: { state: 'loading' }, sums: { state: 'loading' } } }
export const Failed: Story = { args: { pages: { state: 'error', retry: nothing }, sums: { state: 'error', retry: nothing } } }
export const Nobody: Story = { args: { pages: { state: 'ready', value: [[]] } } }
