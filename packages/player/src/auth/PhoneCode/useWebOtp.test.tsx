import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { useWebOtp } from './useWebOtp.ts'

function Code({ active = true, onCode }: { active?: boolean; onCode: (digits: string) => void }) {
  useWebOtp(active, onCode)
  return <p>form</p>
}

function phoneThatReads(answer: () => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', class {})
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(answer as typeof navigator.credentials.get)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[2.9] a phone that can read the code out of the message gives it to the field', async () => {
  phoneThatReads(async () => ({ code: '481205' }))
  const onCode = vi.fn()
  await renderScreen(<Code onCode={onCode} />)
  await expect.poll(() => onCode.mock.calls).toEqual([['481205']])
})

test('[2.9] reading ends with the form, and a player who says no loses nothing', async () => {
  const get = phoneThatReads(() => Promise.reject(new DOMException('no', 'AbortError')))
  const onCode = vi.fn()
  const { unmount } = await renderScreen(<Code onCode={onCode} />)
  await expect.element(page.getByText('form')).toBeVisible()
  const { signal } = get.mock.calls.at(-1)![0]!
  expect(signal?.aborted).toBe(false)
  await unmount()
  expect(signal?.aborted).toBe(true)
  expect(onCode).not.toHaveBeenCalled()
})

test('[2.9] nothing is read before a code was sent, nor where the browser cannot', async () => {
  const get = vi.spyOn(navigator.credentials, 'get')
  await renderScreen(<Code onCode={vi.fn()} />)
  expect('OTPCredential' in globalThis || get.mock.calls.length === 0).toBe(true)
  vi.stubGlobal('OTPCredential', class {})
  get.mockClear()
  await renderScreen(<Code active={false} onCode={vi.fn()} />)
  expect(get).not.toHaveBeenCalled()
})
