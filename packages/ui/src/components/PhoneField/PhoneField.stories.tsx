import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { rows } from '../../stories/stories.css.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const countries = [
  { code: 'BR', name: 'Brasil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
  { code: 'VN', name: 'Vietnã', diallingCode: '84' },
  { code: 'ST', name: 'São Tomé e Príncipe', diallingCode: '239' },
]
const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { label: 'Celular', countries, country: 'BR', onCountryChange: () => undefined, hint: 'Com DDD, só números' },
  render: (args) => <Phone {...args} />,
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

function Phone(props: PhoneFieldProps) {
  const [country, setCountry] = useState(props.country)
  return <PhoneField {...props} country={country} onCountryChange={setCountry} />
}

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Phone {...args} defaultValue="21987654321" />
      <Phone {...args} country="PT" placeholder="912 345 678" />
      <Phone {...args} countries={countries.slice(0, 1)} label="Um só país" />
      <Phone {...args} error="Confira o DDD e o número" defaultValue="2198" />
      <Phone {...args} disabled defaultValue="21987654321" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Número do celular em que o titular recebe mensagens', defaultValue: '21987654321987654321' },
}

export const AnotherCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'PT')
    await expect(canvas.getByText('+351')).toBeVisible()
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '912 345 678')
    await expect(field).toHaveValue('912345678')
  },
}
