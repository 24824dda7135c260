import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServiceButton } from './ServiceButton.tsx'

const meta = {
  title: 'Frame/ServiceButton',
  component: ServiceButton,
  args: { label: 'Atendimento', href: '#service' },
} satisfies Meta<typeof ServiceButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unread: Story = { args: { unread: true } }
