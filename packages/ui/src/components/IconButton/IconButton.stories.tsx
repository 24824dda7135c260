import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { row } from '../../stories/stories.css.ts'
import { IconButton } from './IconButton.tsx'

const meta = { title: 'Controls/IconButton', component: IconButton, args: { label: 'Menu', icon: <MenuIcon /> } } satisfies Meta<
  typeof IconButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      <IconButton {...args} />
      <IconButton {...args} tone="soft" />
      <IconButton {...args} tone="brand" />
      <IconButton {...args} tone="soft" disabled />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { tone: 'soft' } }
export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
