import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { PhoneIcon } from '../../icons/PhoneIcon.tsx'
import { rows } from '../../stories/stories.css.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Nome de usuário', hint: 'De 4 a 16 letras e números' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <TextField label="Nome de usuário" defaultValue="anaclara" />
      <TextField
        label="Celular"
        start={<PhoneIcon size="sm" />}
        placeholder="(21) 90000-0000"
        inputMode="tel"
        hint="Enviaremos um código por SMS"
      />
      <TextField label="E-mail" defaultValue="ana@" error="Confira o endereço de e-mail" />
      <TextField label="Nome no documento" defaultValue="Ana Clara" disabled />
      <TextField label="Busca sem rótulo à vista" hideLabel placeholder="O rótulo é lido em voz alta" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    label: 'Nome completo do titular exatamente como consta no documento de identificação',
    error: 'A confirmação não corresponde ao nome do titular cadastrado na instituição financeira',
  },
}

export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nome de usuário' })
    await userEvent.type(field, 'anaclara')
    await expect(field).toHaveValue('anaclara')
    await expect(field).toHaveAccessibleDescription('De 4 a 16 letras e números')
  },
}
