import { useEffect } from 'react'
import { queryOptions, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { settingsQuery } from '@platform/sdk/query/account'
import { redRainQuery, takeRainTicketMutation } from '@platform/sdk/query/rewards'
import { walletKeys } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { OwnEnvelopes } from './OwnEnvelopes.tsx'
import { rainAt, requestedIn } from './rainAt.ts'
import { RedRainView } from './RedRainView.tsx'
import type { RainSession } from '@platform/sdk/rewards'
import { useSession } from '../../session/useSession.ts'
import type { SeenRain } from '../../storage/rainEntries.ts'
import { seenRains, storeRains } from './seenRains.ts'

/** `/m/redRain` (2.1): the current or next rain, taking part in it, and the last ones with their proofs. */
export function RedRainScreen() {
  const client = useClient()
  const cache = useQueryClient()
  const linkTo = useLinkTo()
  const textOf = useErrorText()
  const [{ data: site }, { data: rain }] = useSuspenseQueries({
    queries: [settingsQuery(client), polledRainQuery(client)],
  })
  const seenRain = useSeenRains(rain.sessions)
  const current = rainAt(rain.sessions, client.clock.now())
  // The prize of a rain that another one has replaced at the top shows in the list: so does the balance.
  const shownId = rain.sessions.findLast(({ id, state, ticket: own }) => state === 'drawn' && own !== '' && id !== current?.id)?.id
  useEffect(() => {
    if (shownId) void cache.invalidateQueries({ queryKey: walletKeys.balance() })
  }, [cache, shownId])
  const ticket = useKeyedMutation(takeRainTicketMutation(client), {
    scope: current?.id,
    onFailed: (error) => toasts.error(textOf(error)),
  })
  return (
    <RedRainView
      rains={rain}
      current={current}
      symbol={site.currencySymbol}
      now={client.clock.now}
      ticket={{ busy: ticket.busy, unknown: unknownOf(ticket), onTake: () => current && void ticket.submit({ id: current.id }) }}
      seenRain={seenRain}
      recordsHref={linkTo('rewardCenter', { tab: 'history', source: 'redRain' })}
      teamHref={linkTo('teamEnvelope')}
      envelopes={<OwnEnvelopes symbol={site.currencySymbol} />}
      onOpened={() => void cache.invalidateQueries({ queryKey: walletKeys.balance() })}
    />
  )
}

/** Refetched whenever a rain changes its state; a failed request is repeated. */
const polledRainQuery = (client: Client) =>
  queryOptions({
    ...redRainQuery(client),
    refetchInterval: ({ state }) => requestedIn(state.data?.sessions ?? [], client.clock.now(), { failed: state.status === 'error' }),
  })

/** Stores the rains that the page shows, and finds one as this device saw it first: later changes by the gateway are detected. */
function useSeenRains(sessions: readonly RainSession[]): (id: string) => SeenRain | undefined {
  const userName = useSession()?.userName ?? ''
  useEffect(() => storeRains(userName, sessions), [userName, sessions])
  return (id) => seenRains(userName).find((rain) => rain.id === id)
}
