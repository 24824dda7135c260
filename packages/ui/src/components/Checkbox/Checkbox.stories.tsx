import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = { title: 'Controls/Checkbox', component: Checkbox, args: { label: 'Lembrar meus dados' } } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Checkbox label="Desmarcado" />
      <Checkbox label="Marcado" defaultChecked />
      <Checkbox label="Desabilitado" disabled />
      <Checkbox label="Errado" aria-invalid />
      <Checkbox label="Li e aceito os termos de uso, a política de privacidade e declaro ter 18 anos completos ou mais" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Li e aceito os termos de uso, a política de privacidade e declaro ter 18 anos completos ou mais' },
}
export const TickedByItsLabel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Lembrar meus dados'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
