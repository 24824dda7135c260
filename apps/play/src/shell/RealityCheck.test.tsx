import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { RealityCheck } from './RealityCheck.tsx'

const dialog = page.getByRole('dialog', { name: 'Resumo do jogo' })

/** A member who has played for an hour and two minutes, which no test can wait for. */
async function longPlayed() {
  const client = makeClient({ session: (await newMember()).session })
  const from = client.clock.now() - 3_725_000
  const session = { startedAt: from, lastActAt: from, stake: 4500, payout: 3000, bets: 90 }
  const asked: string[] = []
  vi.spyOn(client, 'request').mockImplementation(async ({ name }) => {
    asked.push(name)
    const dueAt = asked.includes('endRealityCheck') ? from + 9_000_000 : from + 3_600_000
    return { session, check: { everyMs: 3_600_000, choices: [3_600_000], dueAt } } as never
  })
  return { client, asked }
}

/** A page in the middle of a round. */
function Round() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setBusy(false)}>
        End the round
      </button>
      <RealityCheck active busy={busy} symbol="R$" backUrl="" limits="/m/responsible?view=limits" />
    </>
  )
}

test('[7.6] a game of its own page shows the sum after the running round; only its three equal buttons close it', async () => {
  const { client, asked } = await longPlayed()
  await renderScreen(<Round />, { client })
  await expect.poll(() => asked).toContain('getPlaySession')
  expect(dialog.query()).toBeNull()
  await page.getByRole('button', { name: 'End the round' }).click()
  await expect.element(dialog).toHaveFocus()
  await expect
    .element(dialog.getByText(/^Você joga há 1 h 2 min\. Resultado: −R\$\s15,00\. Apostou R\$\s45,00 em 90 apostas\.$/))
    .toBeVisible()
  const buttons = dialog.getByRole('button').elements()
  expect(buttons.map((one) => one.textContent)).toEqual(['Parar', 'Definir limite', 'Continuar'])
  expect(new Set(buttons.map((one) => one.className)).size).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(asked).not.toContain('endRealityCheck')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toContain('endRealityCheck')
})
