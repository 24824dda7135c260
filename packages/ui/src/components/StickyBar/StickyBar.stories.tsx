import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { StickyBar } from './StickyBar.tsx'

const meta = { title: 'Frame/StickyBar', component: StickyBar, args: { children: 'Fica à vista enquanto a página rola' } } satisfies Meta<
  typeof StickyBar
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Bottom: Story = { args: { edge: 'bottom', children: <Button block>Confirmar depósito</Button> } }
