import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { KeyIcon } from '../../icons/KeyIcon.tsx'
import { ServiceIcon } from '../../icons/ServiceIcon.tsx'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { ServiceButton, type ServiceButtonProps } from './ServiceButton.tsx'

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
  render: (args) => <Toggle {...args} />,
} satisfies Meta<typeof ServiceButton>
export default meta
type Story = StoryObj<typeof meta>

function Toggle(props: ServiceButtonProps) {
  const [open, setOpen] = useState(props.open)
  return <ServiceButton {...props} open={open} onOpenChange={setOpen} />
}

export const Default: Story = {}
export const Unread: Story = { args: { unread: true } }
export const Open: Story = { args: { open: true } }
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Toggle {...args} unread />
    </div>
  ),
}
export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }))
    await expect(canvas.getByRole('link', { name: /Chat ao vivo/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { expanded: true }))
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Narrow: Story = { ...narrow }
