import type { Meta, StoryObj } from '@storybook/react-vite'
import { row } from '../../stories/stories.css.ts'
import { FavoriteButton } from './FavoriteButton.tsx'

const meta = {
  title: 'Controls/FavoriteButton',
  component: FavoriteButton,
  args: { name: 'Aviãozinho', favourite: false, onFavourite: () => undefined },
} satisfies Meta<typeof FavoriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      <FavoriteButton {...args} />
      <FavoriteButton {...args} favourite />
      <FavoriteButton {...args} onPicture />
      <FavoriteButton {...args} onPicture favourite />
    </div>
  ),
}
