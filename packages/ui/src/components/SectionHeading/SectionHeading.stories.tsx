import type { Meta, StoryObj } from '@storybook/react-vite'
import { HotIcon } from '../../icons/games.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Frame/SectionHeading',
  component: SectionHeading,
  args: { title: 'Jogos populares', more: { label: 'Ver todos', href: '#all' } },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { icon: <HotIcon size="sm" /> } }
export const LongText: Story = {
  args: { title: 'Jogos extraordinariamente populares entre os membros', more: { label: 'Ver todos os 640', href: '#all' } },
}
