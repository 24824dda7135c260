import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SentLetter } from '@platform/sdk/messages'
import { withTexts } from '../../testing/withTexts.tsx'
import { SentLettersView } from './SentLettersView.tsx'

const nothing = () => undefined
const letter = (index: number): SentLetter => ({
  id: String(index),
  target: (['direct', 'member', 'upline'] as const)[index % 3]!,
  userName: index % 3 === 1 ? 'ligiaagente' : '',
  title: 'Novidades da semana',
  content: '<p>Boa semana a todos.</p>',
  sentAt: Date.UTC(2026, 10, 20, 15) - index * 86_400_000,
  recipientCount: index % 3 === 0 ? 12 : 1,
  readCount: index % 3 === 0 ? 7 : 0,
})

const meta = {
  title: 'Screens/AgentSent',
  component: SentLettersView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    letters: { state: 'ready', value: [0, 1, 2, 3].map(letter) },
    paging: 'end',
    onMore: nothing,
    onOpen: nothing,
    onWrite: nothing,
  },
} satisfies Meta<typeof SentLettersView>
export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {}
export const Loading: Story = { args: { letters: { state: 'loading' } } }
export const Nothing: Story = { args: { letters: { state: 'ready', value: [] } } }
