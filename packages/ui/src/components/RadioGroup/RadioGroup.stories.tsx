import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { useState } from 'react'
import { DepositIcon } from '../../icons/DepositIcon.tsx'
import { MailIcon } from '../../icons/MailIcon.tsx'
import { PhoneIcon } from '../../icons/PhoneIcon.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta = { title: 'Controls/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup<string>>
export default meta

function Group(props: Pick<RadioGroupProps<string>, 'hint' | 'error'>) {
  const [value, setValue] = useState<string | undefined>('pix')
  return (
    <RadioGroup
      label="Como quer depositar?"
      options={[
        { value: 'pix', label: 'PIX', text: 'Na hora, sem taxa', icon: <DepositIcon /> },
        { value: 'sms', label: 'Celular', text: 'Até 10 minutos', icon: <PhoneIcon /> },
        { value: 'mail', label: 'Transferência bancária entre contas do mesmo titular', text: 'Até dois dias úteis', icon: <MailIcon /> },
        { value: 'card', label: 'Cartão', text: 'Indisponível no momento', disabled: true },
      ]}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

export const Default: StoryObj = { render: () => <Group /> }
export const Variants: StoryObj = {
  render: () => (
    <div className={rows}>
      <Group hint="A conta precisa estar em seu nome" />
      <Group error="Este meio não está disponível. Escolha outro." />
    </div>
  ),
}
export const Narrow: StoryObj = { ...narrow, render: () => <Group /> }
export const ByArrowKeys: StoryObj = {
  render: () => <Group />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PIX/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Celular/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Cartão/ })).toBeDisabled()
  },
}
