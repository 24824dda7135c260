import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DepositIcon } from '../../icons/navigation.tsx'
import { MailIcon, PhoneIcon } from '../../icons/status.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta = { title: 'Controls/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>
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
export const WithHint: StoryObj = { render: () => <Group hint="A conta precisa estar em seu nome" /> }
export const WithError: StoryObj = { render: () => <Group error="Este meio não está disponível. Escolha outro." /> }
