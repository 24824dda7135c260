import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Saldo oculto' },
  render: (args) => (
    <p>
      R$ ••••• <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Read out, not visible. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo oculto').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
export const Variants: Story = {}
export const LongText: Story = { ...narrow, args: { children: 'O saldo está oculto: toque no olho para mostrar de novo' } }
