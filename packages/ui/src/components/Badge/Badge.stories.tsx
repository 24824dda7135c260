import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { row } from '../../stories/stories.css.ts'
import { Badge } from './Badge.tsx'

const meta = { title: 'Content/Badge', component: Badge, args: { tone: 'win', children: 'Pago' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={row}>
      {(['neutral', 'brand', 'accent', 'win', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { children: 'Aguardando confirmação da instituição financeira' } }
