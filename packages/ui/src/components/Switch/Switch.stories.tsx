import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { Switch } from './Switch.tsx'

const meta = { title: 'Controls/Switch', component: Switch, args: { label: 'Mostrar saldo', defaultChecked: true } } satisfies Meta<
  typeof Switch
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Switch label="Desligado" />
      <Switch label="Ligado" defaultChecked />
      <Switch label="Desabilitado" disabled />
      <Switch label="Economia de dados: sem animações, imagens menores e nada carregado antes da hora" defaultChecked />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Economia de dados: sem animações, imagens menores e nada carregado antes da hora' },
}
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
