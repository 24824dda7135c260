import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBar } from './OfflineBar.tsx'

const meta = { title: 'Frame/OfflineBar', component: OfflineBar, args: { offline: true } } satisfies Meta<typeof OfflineBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Online: Story = { args: { offline: false } }
