import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackBar } from './BackBar.tsx'

const meta = {
  title: 'Frame/BackBar',
  component: BackBar,
  args: { title: 'Configurações', onBack: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = { args: { title: 'Registro de transferências entre membros e agentes da rede' } }
