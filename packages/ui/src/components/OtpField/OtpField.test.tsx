import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { OtpField } from './OtpField.tsx'

let time = 0
const now = () => time

function Code({ onSend, onValue }: { onSend?: () => void; onValue?: (value: string) => void }) {
  const [resendAt, setResendAt] = useState<number>()
  const send = () => {
    onSend?.()
    setResendAt(time + 60_000)
  }
  return (
    <OtpField
      label="Código"
      sent={resendAt !== undefined}
      resendAt={resendAt}
      now={now}
      onSend={send}
      clean={(text) => text.replace(/ Vale .*/, '')}
      onChange={(event) => onValue?.(event.target.value)}
    />
  )
}

test('[9] nothing can be typed before a code was sent; then the field has the focus', async () => {
  time = 0
  const screen = await render(<Code />)
  const field = screen.getByRole('textbox', { name: 'Código' })
  await expect.element(field).toBeDisabled()
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(field).toBeEnabled()
  await expect.element(field).toHaveFocus()
})

test('[9] another code can be requested when the countdown is over, not before', async () => {
  time = 0
  const onSend = vi.fn()
  const screen = await render(<Code onSend={onSend} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('Resend in 01:00')
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onSend).toHaveBeenCalledTimes(1)
  time = 60_000
  await screen.getByRole('button', { name: 'Resend code' }).click()
  expect(onSend).toHaveBeenCalledTimes(2)
  await expect.element(screen.getByRole('button')).toHaveTextContent('Resend in 01:00')
})

test('[9] a whole message can be pasted: its digits stay, at most ten', async () => {
  time = 0
  const onValue = vi.fn()
  const screen = await render(<Code onValue={onValue} />)
  await screen.getByRole('button').click()
  const field = screen.getByRole('textbox')
  await field.fill('Seu código: 481 205.')
  await expect.element(field).toHaveValue('481205')
  expect(onValue).toHaveBeenLastCalledWith('481205')
  await userEvent.type(field, '7778889')
  await expect.element(field).toHaveValue('4812057778')
  await field.fill('Seu código: 481205. Vale 10 minutos.')
  await expect.element(field).toHaveValue('481205')
})
