import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuIcon } from '../../icons/navigation.tsx'
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
