import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
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
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <ProgressBar label="Rollover" value={0} valueText="R$ 0,00 de R$ 100,00" />
      <ProgressBar label="Rollover" value={40} valueText="R$ 40,00 de R$ 100,00" />
      <ProgressBar label="Rollover" value={100} valueText="R$ 100,00 de R$ 100,00" />
      <ProgressBar label="Sem valor escrito" value={3} max={4} />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Apostas válidas para o bônus de aniversário', valueText: 'R$ 1.234.567,89 de R$ 9.999.999,99' },
}
