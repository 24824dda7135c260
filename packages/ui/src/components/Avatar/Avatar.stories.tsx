import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { row } from '../../stories/stories.css.ts'
import { Avatar } from './Avatar.tsx'

const meta = { title: 'Content/Avatar', component: Avatar, args: { name: 'Ana Clara' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={row}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="Ana Clara Souza" size={size} />
      ))}
      <Avatar name="Íris" size="lg" />
      <Avatar name="Bruno" size="lg" src={sampleArt(3)} />
    </div>
  ),
}
export const LongName: Story = { ...narrow, args: { name: 'Maria das Graças de Oliveira e Albuquerque', size: 'lg' } }
export const NoName: Story = { args: { name: '' } }
