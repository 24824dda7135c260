import { useState } from 'react'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { OutputOf } from '@platform/sdk'
import { memberTypes } from '@platform/sdk/account'
import type { claimRebate } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { claimRebateMutation, rebateQuery } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { ManualRebateView } from './ManualRebateView.tsx'

/** `/m/member/manualRebate`: the rebate of the member's own bets, claimed by product or all at once. Spec 2.1. */
export function ManualRebateScreen() {
  const client = useClient()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const { type } = useSession() ?? {}
  const [{ data: rebate }, { data: site }] = useSuspenseQueries({
    queries: [{ ...rebateQuery(client), refetchOnMount: 'always' as const }, settingsQuery(client)],
  })
  // Stores the deselected ones: a product that appears later is selected by default.
  const [deselected, setDeselected] = useState<readonly string[]>([])
  const [paid, setPaid] = useState<OutputOf<typeof claimRebate>>()
  const claim = useKeyedMutation(claimRebateMutation(client), { onDone: setPaid })
  const chosen = rebate.products.filter(({ gameType }) => !deselected.includes(gameType))
  return (
    <ManualRebateView
      symbol={site.currencySymbol}
      rebate={rebate}
      now={client.clock.now}
      choice={{
        chosen: chosen.map(({ gameType }) => gameType),
        total: chosen.reduce((sum, { amount }) => sum + amount, 0),
        onChoose: (gameType, on) => setDeselected(on ? deselected.filter((one) => one !== gameType) : [...deselected, gameType]),
      }}
      claim={{
        isAllowed: type !== memberTypes.trial && type !== memberTypes.testPlayer,
        busy: claim.busy,
        error: claim.status === 'failed' ? errorText(claim.error) : undefined,
        unknown: unknownOf(claim),
        onClaim: () => {
          setPaid(undefined)
          void claim.submit({ gameTypes: chosen.map(({ gameType }) => gameType) })
        },
      }}
      paid={paid?.amount}
      reportHref={linkTo('rebateReport')}
      gamesHref={linkTo('gameCenter')}
    />
  )
}
