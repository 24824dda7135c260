import type { Meta, StoryObj } from '@storybook/react-vite'
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
