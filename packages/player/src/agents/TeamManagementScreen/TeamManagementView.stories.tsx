import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { path, teamMember } from '../samples.ts'
import { MemberContactView } from './MemberContactView.tsx'
import { TeamManagementView } from './TeamManagementView.tsx'

const nothing = () => undefined
const members = Array.from({ length: 12 }, (_, index) => teamMember(index))

const period = samplePeriod('today', '2026-11-20')
const sums = ready({ count: 12, balance: minor(1_481_472), depositAmount: minor(600_000), withdrawAmount: minor(240_000), betAmount: minor(960_000), profit: minor(-101_400) }) // prettier-ignore
const chosen = { member: '', scope: '', name: '', kind: '', activity: '', order: '' }

const meta = {
  title: 'Screens/TeamManagement',
  component: TeamManagementView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    list: samplePages(members, sums, { period }),
    filters: { chosen, onChoose: nothing },
    path: path.slice(0, 1),
    file: { name: 'team', load: () => onePart(members) },
    ways: {
      hrefOf: () => '#',
      rowsHrefOf: () => '#',
      waysOf: () => [
        { label: 'Ver ganhos e perdas', href: '#' },
        { label: 'Ver apostas', href: '#' },
      ],
      renderContact: () => <MemberContactView rows={[{ label: 'E-mail', value: 'l••••@correio.example' }]} />,
    },
  },
} satisfies Meta<typeof TeamManagementView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnTeam: Story = {}
export const FurtherDown: Story = {
  args: { path, filters: { chosen: { ...chosen, member: '3', scope: 'team', activity: 'bet' }, onChoose: nothing } },
}
export const Loading: Story = { args: { list: samplePages(loading, loading, { period }) } }
export const Failed: Story = { args: { list: samplePages(failed, failed, { period }) } }
export const NoMembers: Story = { args: { list: samplePages([], sums, { period }) } }
