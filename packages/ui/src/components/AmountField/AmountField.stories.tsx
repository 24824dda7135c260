import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { useState } from 'react'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const meta = {
  title: 'Controls/AmountField',
  component: AmountField,
  args: {
    label: 'Quanto quer depositar?',
    symbol: 'R$',
    value: 5000,
    onChange: () => undefined,
    chips: [2000, 5000, 10_000, 20_000, 50_000, 100_000],
    min: 2000,
    max: 500_000,
  },
  render: (args) => <Amount {...args} />,
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

function Amount(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value)
  return <AmountField {...props} value={value} onChange={setValue} />
}

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Amount {...args} />
      <Amount {...args} value={undefined} />
      <Amount {...args} value={1000} chips={undefined} error="O valor mínimo é R$ 20,00" />
      <Amount {...args} disabled />
    </div>
  ),
}
export const Huge: Story = { ...narrow, args: { value: 99_999_999_999, chips: undefined, min: undefined, max: undefined } }

export const TypedAndTapped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '35,5')
    await userEvent.tab()
    await expect(field).toHaveValue('35,50')
    await userEvent.click(canvas.getByRole('button', { name: /R\$\s100$/ }))
    await expect(field).toHaveValue('100,00')
  },
}
