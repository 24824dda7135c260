import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const Empty: Story = { args: { value: undefined } }
export const WithError: Story = { args: { value: 1000, error: 'O valor mínimo é R$ 20,00' } }
export const Disabled: Story = { args: { disabled: true } }
export const Huge: Story = { args: { value: 99_999_999_999, chips: undefined, min: undefined, max: undefined } }
