import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Card } from '../Card/Card.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: { title: 'Como é calculado', children: <p>Cada aposta conta uma vez, no dia em que foi encerrada.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Cada aposta/)
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByText('Como é calculado'))
    await expect(text).toBeVisible()
  },
}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Disclosure {...args} />
      <Disclosure {...args} open />
      <Card>
        <Disclosure {...args} />
      </Card>
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { title: 'Como são calculados os ganhos e perdas de toda a equipe no período escolhido' },
}
