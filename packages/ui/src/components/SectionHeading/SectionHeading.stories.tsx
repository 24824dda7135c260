import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { HotIcon } from '../../icons/HotIcon.tsx'
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
  ...narrow,
  args: { title: 'Jogos extraordinariamente populares entre os membros', more: { label: 'Ver todos os 640', href: '#all' } },
}

export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <SectionHeading {...args} />
      <SectionHeading {...args} icon={<HotIcon size="sm" />} />
      <SectionHeading title="Só o título" level={3} />
    </div>
  ),
}
