import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { title: 'Controls/ButtonLink', component: ButtonLink, args: { href: '#login', children: 'Entrar' } } satisfies Meta<
  typeof ButtonLink
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { tone: 'secondary', block: true } }
