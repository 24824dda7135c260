import type { Client } from '@platform/sdk'
import type { PlayState } from '@platform/sandbox/play'
import { renderScreen } from '@platform/test-kit/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playedTable } from '../testing/playedTable.ts'
import { useRound } from './useRound.ts'

const refreshed: number[] = []

function Table({ client, state }: { client: Client; state: PlayState }) {
  const game = useRound(client, state, {
    onShown: () => undefined,
    onRefreshed: ({ balance }) => refreshed.push(balance),
    onStopped: () => undefined,
  })
  return (
    <>
      <output>{`${game.phase} ${game.balance}`}</output>
      <button onClick={game.refresh}>Refresh</button>
      <button onClick={() => game.play({ amount: 100 })}>Play</button>
      <button onClick={game.shown}>Show</button>
    </>
  )
}

test('[7.6] what a game reads after a pause does not undo a round that has begun meanwhile', async () => {
  const { client, state, hold, table } = await playedTable()
  await renderScreen(<Table client={client} state={state} />, { client })
  const press = (name: string) => page.getByRole('button', { name }).click()
  const shown = page.getByRole('status')
  const answer = hold('getPlayState')
  await press('Refresh')
  await press('Play')
  await expect.element(shown).toHaveTextContent('showing 9900')
  await press('Show')
  await expect.element(shown).toHaveTextContent('idle 9900')
  answer()
  // Asked after it, so that the held answer has arrived.
  table.balance = 5000
  await press('Refresh')
  await expect.element(shown).toHaveTextContent('idle 5000')
  expect(refreshed).toEqual([5000])
})
