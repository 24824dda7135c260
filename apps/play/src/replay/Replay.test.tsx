import { BusinessError } from '@platform/sdk'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { playedTable, roundAt } from '../testing/playedTable.ts'
import { Replay } from './Replay.tsx'
import { ReplayPage } from './ReplayPage.tsx'

test('[7.4] a round that is shown again keeps the focus at its button, and the way back is one step', async () => {
  const { state } = await playedTable()
  await renderScreen(<Replay replay={{ ...state, round: roundAt('R1', 1_700_000_000_000) }} />)
  await expect.element(page.getByText(/^Aposta R\$\s1,00 · Retorno/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Ver de novo' })
  await again.click()
  await expect.element(again).not.toHaveAttribute('aria-busy')
  expect(again.element()).toHaveFocus()

  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`)
  const back = vi.spyOn(history, 'back').mockReturnValue()
  vi.spyOn(history, 'length', 'get').mockReturnValue(2)
  await page.getByRole('button', { name: 'Voltar ao site' }).click()
  expect(back).toHaveBeenCalledOnce()
})

test('[7.4] a reload of the page, whose ticket is gone, says where a round is opened again', async () => {
  const client = makeClient()
  vi.spyOn(client, 'request').mockRejectedValue(new BusinessError('', { code: 'play.ticket' }))
  const launch = { ticket: '', merchant: 'ipanema', language: 'PT', token: '', round: 'R1' } as const
  await renderScreen(<ReplayPage client={client} launch={launch} />, { client })
  await expect.element(page.getByRole('alert').getByText(/abra a rodada de novo/)).toBeVisible()
})
