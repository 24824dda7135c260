import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Picks } from './Picks.tsx'

const groups = [[{ text: '1' }, { text: '4', hit: 'acertou' }], [], [{ text: '7' }]]
const words = [[{ text: 'Grande', hit: 'acertou' }, { text: 'Ímpar' }]]
const many = [
  Array.from({ length: 10 }, (_, number) => ({ text: String(number) })),
  Array.from({ length: 10 }, (_, number) => ({ text: String(number), hit: number === 3 ? 'acertou 2 vezes' : undefined })),
]

const meta = { title: 'Content/Picks', component: Picks, args: { groups } } satisfies Meta<typeof Picks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Picks {...args} />
      <Picks groups={words} />
      <Picks groups={many} />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { groups: many } }
