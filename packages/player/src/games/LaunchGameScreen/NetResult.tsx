import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { minor } from '@platform/sdk'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { Money } from '@platform/ui'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import * as css from './LaunchGameView.css.ts'

/** The change of the balance since the game was opened, after a short form of its label. Hidden if the balance is. */
export function NetResult({ label, short }: { label: string; short: string }) {
  const { masked } = useBalanceMask()
  const { data } = useQuery(walletBalanceQuery(useClient()))
  const [start, setStart] = useState(data?.sumBalance)
  if (start === undefined && data) setStart(data.sumBalance)
  if (!data || start === undefined) return null
  return (
    <span role="group" aria-label={label} title={label}>
      <span className={css.label} aria-hidden="true">{`${short} `}</span>
      <Money minor={minor(data.sumBalance - start)} symbol={data.currencySymbol} masked={masked} signed />
    </span>
  )
}
