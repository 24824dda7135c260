import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { RateLimitedError } from '@platform/sdk'
import { OtpField } from '@platform/ui'
import { codeEntries } from '../../storage/codeEntries.ts'
import { withoutPopups } from '../../testing/withoutPopups.ts'
import { useSmsCode } from './useSmsCode.ts'

function Code({ send }: { send: () => Promise<{ expiredMinutes: number }> }) {
  const [to, setTo] = useState({ countryDialingCode: '55', mobileNum: '21987654321' })
  const { field, request } = useSmsCode({ to, send, purpose: 'login' })
  return (
    <>
      <OtpField label="Código" {...field} onSend={() => void request(to)} />
      <button onClick={() => setTo({ ...to, mobileNum: '21900000000' })}>outro</button>
    </>
  )
}

const button = page.getByRole('button', { name: /código/ })
const says = (name: string | RegExp) => page.getByRole('button', { name })
const field = page.getByLabelText('Código')
const open = (send: () => Promise<{ expiredMinutes: number }>, client = makeClient()) => {
  withoutPopups(client)
  return renderScreen(<Code send={send} />, { client })
}

beforeEach(() => codeEntries.sentCodes.remove())

test.each([
  [1, /Reenviar.*(01:00|00:5\d)/],
  [2, /Reenviar.*(02:00|01:5\d)/],
  [5, /Reenviar.*(05:00|04:5\d)/],
  [90, /Reenviar.*(90:00|89:5\d)/],
])('[4] expiredMinutes %i is counted down as minutes × 60 s', async (expiredMinutes, text) => {
  await open(async () => ({ expiredMinutes }))
  await button.click()
  await expect.element(says(text)).toBeVisible()
  await expect.element(field).toBeEnabled()
})

test('[4] the countdown goes by the gateway’s clock: what passes there is gone here', async () => {
  const client = makeClient()
  const { now } = client.clock
  let passed = 0
  Object.assign(client.clock, { now: () => now() + passed })
  await open(async () => ({ expiredMinutes: 1 }), client)
  await button.click()
  await expect.element(says(/01:00|00:5\d/)).toBeVisible()
  passed = 30_000
  await expect.element(says(/00:(30|2\d)/)).toBeVisible()
  passed = 60_000
  await expect.element(says('Reenviar código')).toBeVisible()
})

test('[9] asked too soon: the wait is counted, and the field stays disabled unless a code went to that number', async () => {
  await open(() => Promise.reject(new RateLimitedError('later', { code: 'rate.limited', after: 45_000 })))
  await button.click()
  await expect.element(says(/00:4\d/)).toBeVisible()
  await expect.element(field).toBeDisabled()
})

test('[9] a send that failed starts no countdown and can be repeated at once', async () => {
  await open(() => Promise.reject(new Error('no')))
  await button.click()
  await expect.element(says('Enviar código')).toBeVisible()
  await expect.element(field).toBeDisabled()
})

test('[4] a code belongs to the number that it went to', async () => {
  const send = async () => ({ expiredMinutes: 1 })
  await open(send)
  await button.click()
  await expect.element(field).toBeEnabled()
  await says('outro').click()
  await expect.element(field).toBeDisabled()
})

test('[4] the countdown goes on when the number is edited, and after a reload; the number itself is not kept', async () => {
  const { unmount } = await open(async () => ({ expiredMinutes: 1 }))
  await button.click()
  await expect.element(says(/Reenviar.*(01:00|00:5\d)/)).toBeVisible()
  await says('outro').click()
  await expect.element(says(/(01:00|00:5\d)/)).toHaveAttribute('aria-disabled', 'true')
  await unmount()
  await open(async () => ({ expiredMinutes: 1 }))
  await expect.element(says(/Reenviar.*(01:00|00:[45]\d)/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(field).toBeEnabled()
  expect(sessionStorage.getItem('sentCodes')).not.toContain('987654321')
})
