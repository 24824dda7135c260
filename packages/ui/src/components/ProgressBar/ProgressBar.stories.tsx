import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Content/ProgressBar',
  component: ProgressBar,
  args: { label: 'Rollover', value: 40, valueText: 'R$ 40,00 de R$ 100,00' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: 0, valueText: 'R$ 0,00 de R$ 100,00' } }
export const Full: Story = { args: { value: 100, valueText: 'R$ 100,00 de R$ 100,00' } }
