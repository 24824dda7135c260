import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../stories/narrow.ts'
import { gallery, named, row } from '../stories/stories.css.ts'
import { Icon, iconNames } from './Icon.tsx'

const meta = { title: 'Foundations/Icons', component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Narrow: Story = { ...narrow, args: { size: 'lg' } }

export const All: Story = {
  render: () => (
    <div className={gallery}>
      {iconNames.map((name) => (
        <span key={name} className={named}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </div>
  ),
}

export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      <Icon {...args} size="sm" />
      <Icon {...args} />
      <Icon {...args} size="lg" />
    </div>
  ),
}
