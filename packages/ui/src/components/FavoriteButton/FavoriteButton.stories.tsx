import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { row } from '../../stories/stories.css.ts'
import { FavoriteButton } from './FavoriteButton.tsx'

const meta = {
  title: 'Controls/FavoriteButton',
  component: FavoriteButton,
  args: { name: 'Aviãozinho', favorite: false, onFavorite: () => undefined },
} satisfies Meta<typeof FavoriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      <FavoriteButton {...args} />
      <FavoriteButton {...args} favorite />
      <FavoriteButton {...args} onPicture />
      <FavoriteButton {...args} onPicture favorite />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { favorite: true } }
