import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { row } from '../../stories/stories.css.ts'
import { Tag } from './Tag.tsx'

const meta = { title: 'Content/Tag', component: Tag, args: { tone: 'win', children: 'Ativo' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={row}>
      {(['neutral', 'brand', 'win', 'warning', 'danger'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { children: 'Aguardando confirmação da instituição financeira' } }
