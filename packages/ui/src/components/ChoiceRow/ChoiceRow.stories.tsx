import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow.tsx'

const options = [
  { value: 'pix', label: 'Pix', text: 'Sem taxa · na hora' },
  { value: 'transfer', label: 'TED', text: 'Sem taxa · cerca de 1 hora' },
  { value: 'card', label: 'Cartão de débito', text: 'Taxa de 2%', disabled: true },
]

function Choosing(props: ChoiceRowProps<string>) {
  const [value, setValue] = useState(props.value)
  return <ChoiceRow {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Controls/ChoiceRow',
  component: ChoiceRow,
  args: { label: 'Forma de depósito', changeLabel: 'Trocar', options, value: 'pix', onChange: () => {} },
  render: Choosing,
} satisfies Meta<typeof ChoiceRow<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A press on a choice closes the row, arrow keys pass over them. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const change = canvas.getByText('Trocar')
    await userEvent.click(change)
    await userEvent.click(canvas.getByRole('radio', { name: /TED/ }))
    await expect(canvas.getByRole('radio', { name: /TED/ })).not.toBeVisible()
    await expect(canvas.getByText('TED', { selector: 'summary *' })).toBeVisible()
    await expect(change.closest('summary')).toHaveFocus()
    await userEvent.click(change)
    canvas.getByRole<HTMLInputElement>('radio', { name: /TED/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /Pix/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Pix/ })).toBeVisible()
  },
}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Choosing {...args} />
      <Choosing {...args} options={options.slice(0, 1)} />
      <Choosing {...args} value={undefined} />
    </div>
  ),
}
export const OneChoice: Story = { args: { options: options.slice(0, 1) } }
export const NothingChosen: Story = { args: { value: undefined } }
export const WithError: Story = { args: { error: 'Escolha outra forma de depósito.' } }
export const LongText: Story = {
  ...narrow,
  args: {
    options: [
      { value: 'pix', label: 'Transferência para a conta da plataforma', text: 'Taxa de 1,99% + R$ 2,50 · cerca de 2 horas' },
      options[1]!,
    ],
  },
}
