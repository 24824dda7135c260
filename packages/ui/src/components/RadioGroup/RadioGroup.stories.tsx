import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DepositIcon } from '../../icons/DepositIcon.tsx'
import { MailIcon } from '../../icons/MailIcon.tsx'
import { PhoneIcon } from '../../icons/PhoneIcon.tsx'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Como quer depositar?',
    options: [
      { value: 'pix', label: 'PIX', text: 'Na hora, sem taxa', icon: <DepositIcon /> },
      { value: 'sms', label: 'Celular', text: 'Até 10 minutos', icon: <PhoneIcon /> },
      { value: 'mail', label: 'Transferência bancária entre contas do mesmo titular', text: 'Até dois dias úteis', icon: <MailIcon /> },
      { value: 'card', label: 'Cartão', text: 'Indisponível no momento', disabled: true },
    ],
    value: 'pix',
    onChange: () => undefined,
  },
  render: (args) => <Group {...args} />,
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

function Group(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Group {...args} hint="A conta precisa estar no seu nome" />
      <Group {...args} error="Este meio não está disponível. Escolha outro." />
    </div>
  ),
}
export const Narrow: Story = { ...narrow }
export const ByArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PIX/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Celular/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Cartão/ })).toBeDisabled()
  },
}
