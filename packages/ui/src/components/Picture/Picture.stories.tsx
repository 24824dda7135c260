import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { row } from '../../stories/stories.css.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Picture } from './Picture.tsx'

const broken = 'data:image/png;base64,AAAA'
const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: { src: sampleArt(0), alt: 'Fortuna do Tigre', width: 120, height: 160, fallback: <Avatar name="Fortuna Tigre" size="lg" /> },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      <Picture {...args} />
      <Picture {...args} src={[broken, sampleArt(1)]} alt="Mina do Imperador" />
      <Picture {...args} src={broken} />
      <Picture {...args} src={undefined} />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { src: sampleArt(3, true), width: 880, height: 400 } }
export const NextAddress: Story = {
  args: { src: [broken, sampleArt(2)], priority: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', args.src?.[1]))
  },
}
