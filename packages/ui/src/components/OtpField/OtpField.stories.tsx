import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { rows } from '../../stories/stories.css.ts'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const still = () => 0
const meta = {
  title: 'Controls/OtpField',
  component: OtpField,
  args: { label: 'Código por SMS', sent: false, onSend: () => undefined, now: still, placeholder: 'Peça o código' },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

const running = () => Date.now()

function Working(props: OtpFieldProps) {
  const [resendAt, setResendAt] = useState<number>()
  return (
    <OtpField {...props} now={running} sent={resendAt !== undefined} resendAt={resendAt} onSend={() => setResendAt(Date.now() + 60_000)} />
  )
}

export const Default: Story = { render: (args) => <Working {...args} /> }
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <OtpField {...args} />
      <OtpField {...args} sending />
      <OtpField {...args} sent resendAt={59_000} defaultValue="481205" hint="Enviado para (21) •••••-4321" />
      <OtpField {...args} sent defaultValue="4812" error="Código incorreto ou vencido" />
      <OtpField {...args} sent defaultValue="1234567890" />
    </div>
  ),
}
