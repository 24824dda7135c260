import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Card } from './Card.tsx'

const meta = { title: 'Content/Card', component: Card, args: { children: 'O que pertence junto fica junto.' } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      {(['plain', 'soft', 'brand', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <strong>{tone}</strong>
          <p>Bônus de até R$ 500 no primeiro depósito.</p>
        </Card>
      ))}
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { children: 'Inconstitucionalissimamente'.repeat(3) } }
