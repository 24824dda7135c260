import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { MessagesView } from './MessagesView.tsx'

const nothing = () => undefined
const at = Date.parse('2026-03-01T15:04:05Z')
const list = (title: string) =>
  ready(
    [0, 1, 2, 3].map((id) => ({
      id: String(id),
      title,
      content: '',
      sentAt: at - id * 86_400_000,
      read: id > 1,
      from: id === 1 ? 'ligiaagente' : '',
      fromUpline: id === 2,
    })),
  )

const meta = {
  title: 'Screens/Messages',
  component: MessagesView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    category: 'all',
    onCategory: nothing,
    messages: list('Seu bônus de boas-vindas está pronto'),
    unreadCount: 2,
    paging: 'end',
    onMore: nothing,
    onOpen: nothing,
    onReadAll: nothing,
    readingAll: false,
  },
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { messages: loading, unreadCount: 0 } }
export const Failed: Story = { args: { messages: failed, unreadCount: 0 } }
export const Empty: Story = { args: { messages: ready([]), unreadCount: 0 } }
export const NothingUnread: Story = { args: { category: 'unread', messages: ready([]), unreadCount: 0 } }
export const LongTitles: Story = {
  args: { messages: list('Atualização importante sobre o prazo de análise dos documentos da sua conta') },
}
