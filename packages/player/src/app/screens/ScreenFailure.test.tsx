import { ChunkError } from '@platform/ui'
import { useMutation } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { entries } from '../../storage/entries.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

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
