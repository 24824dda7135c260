import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
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
export const LongText: Story = {
  ...narrow,
  args: {
    label: 'Código de confirmação enviado para o celular do titular',
    sent: true,
    resendAt: 600_000,
    error: 'Código incorreto ou vencido: peça outro',
  },
}
export const AskedAndPasted: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(/0[01]:[0-5]\d/)).toBeInTheDocument()
    await userEvent.click(field)
    await userEvent.paste('Seu código: 48-12-05')
    await expect(field).toHaveValue('481205')
  },
}
