import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyIcon } from '../../icons/KeyIcon.tsx'
import { ServiceIcon } from '../../icons/ServiceIcon.tsx'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { ServiceButton } from './ServiceButton.tsx'

const meta = {
  title: 'Frame/ServiceButton',
  component: ServiceButton,
  args: {
    label: 'Atendimento',
    links: [
      { label: 'Chat ao vivo', href: '#chat', icon: <ServiceIcon /> },
      { label: 'Central de ajuda e perguntas', href: '#help', icon: <KeyIcon /> },
    ],
    open: false,
    onOpenChange: () => undefined,
  },
} satisfies Meta<typeof ServiceButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unread: Story = { args: { unread: true } }
export const Open: Story = { args: { open: true } }
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <ServiceButton {...args} unread />
    </div>
  ),
}
export const Narrow: Story = { ...narrow }
