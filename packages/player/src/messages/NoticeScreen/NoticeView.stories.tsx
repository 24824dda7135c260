import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { NoticeSkeleton, NoticeView } from './NoticeView.tsx'

const at = Date.parse('2026-03-01T15:04:05Z')
const notices = (title: string) => [0, 1, 2].map((id) => ({ id: String(id), title, content: '', publishedAt: at - id * 86_400_000 }))

const meta = {
  title: 'Screens/Notices',
  component: NoticeView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    notices: notices('Novos jogos de pesca já estão no ar'),
    paging: 'end',
    onMore: () => undefined,
    onOpen: () => undefined,
  },
} satisfies Meta<typeof NoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { render: () => <NoticeSkeleton /> }
export const Empty: Story = { args: { notices: [] } }
export const LongTitles: Story = {
  args: { notices: notices('Manutenção programada: quinta-feira, das 4h às 5h da manhã pelo horário de Brasília, em todos os jogos') },
}
