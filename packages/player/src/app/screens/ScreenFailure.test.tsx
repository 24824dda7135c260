import { PermissionError, SessionExpiredError } from '@platform/sdk'
import { ChunkError } from '@platform/ui'
import { useMutation } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newMember, renderScreen } from '@platform/test-kit/browser'
import { entries } from '../../storage/entries.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

function RecentReload() {
  entries.chunkReload.set(Date.now())
  return null
}

function Paying({ retry }: { retry: () => void }) {
  const pay = useMutation({ mutationFn: () => new Promise(() => undefined) })
  return (
    <>
      <button type="button" onClick={() => pay.mutate()}>
        Pagar
      </button>
      <ScreenFailure error={new ChunkError('gone')} retry={retry} />
    </>
  )
}

test('[8] a screen that is gone tries again without a reload while money is under way', async () => {
  const retry = vi.fn<() => void>()
  entries.chunkReload.remove()
  await renderScreen(<Paying retry={retry} />, { path: '/m/help' })
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
  expect(entries.chunkReload.get()).toBeUndefined()
})

/** The host of the test sends a page with other code than this one's. */
function deployOther() {
  const entry = Object.assign(document.createElement('link'), { href: '/assets/index-gone.js' })
  entry.dataset.entry = ''
  document.head.prepend(entry)
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    input === location.pathname ? Promise.resolve(new Response('<link href="/assets/index-new.js" data-entry>')) : fetch(input, init),
  )
  entries.chunkReload.remove()
  onTestFinished(() => {
    entry.remove()
    vi.restoreAllMocks()
    entries.chunkReload.remove()
  })
}

test.each([
  ['a field contains text', <input aria-label="Cupom" defaultValue="VERAO" key="typed" />],
  ['it has just reloaded', <RecentReload key="recent" />],
])('[8] of a new version the player decides where %s', async (_case, rest) => {
  deployOther()
  const failure = <ScreenFailure error={new ChunkError('gone')} retry={vi.fn()} />
  await renderScreen(
    <>
      {rest}
      {failure}
    </>,
    { path: '/m/help' },
  )
  await expect.element(page.getByText(/Há uma nova versão do site/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('[6, 8] where the account has no permission there is no retry', async () => {
  const error = new PermissionError('access', { code: 'access', status: 403 })
  await renderScreen(<ScreenFailure error={error} retry={vi.fn()} />, { path: '/m/help' })
  await expect
    .element(
      page.getByText(
        'Esta conta não tem acesso a este recurso, ou ele está indisponível agora. Tente mais tarde ou fale com o atendimento.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
})

test('[8] where the session has ended the way on is to log in again, and the screen then loads', async () => {
  const error = new SessionExpiredError('session.expired', { code: 'session.expired', status: 401 })
  const retry = vi.fn<() => void>()
  await renderScreen(<ScreenFailure error={error} retry={retry} />, { path: '/m/help', session: (await newMember()).session })
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Entrar de novo' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
})
