import { useQuery } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { memberTypes } from '@platform/sdk/account'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { announce, formatMoney, useUiLabels } from '@platform/ui'
import { useTranslations } from 'use-intl'
import { useBalanceMask } from './useBalanceMask.ts'
import { useSession } from './useSession.ts'

export interface Wallet {
  /** Nickname, else account. */
  name: string
  /** Play money of a trial account. */
  trial: boolean
  /** Cents; `undefined` until the gateway has answered. */
  minor: number | undefined
  symbol: string
  /** Show asterisks: the player hides it, or a refresh is in progress (section 4). */
  masked: boolean
  /** Whether the player hides it. */
  hidden: boolean
  refreshing: boolean
  refresh: () => void
  toggleMask: () => void
}

// One refresh for all components that show the balance: they mask together.
const refreshingAtom = atom(false)

/** Name and balance of the member; `undefined` for a guest. */
export function useWallet(): Wallet | undefined {
  const client = useClient()
  const session = useSession()
  const enabled = session !== undefined
  const member = useQuery({ ...memberInfoQuery(client), enabled })
  const balance = useQuery({ ...walletBalanceQuery(client), enabled })
  const mask = useBalanceMask()
  const [refreshing, setRefreshing] = useAtom(refreshingAtom)
  const t = useTranslations('layout')
  const { locale } = useUiLabels()
  if (!session) return undefined
  const refresh = () => {
    setRefreshing(true)
    void balance
      .refetch()
      .then(({ data }) => {
        if (!data) return
        const { sumBalance, currencySymbol: symbol } = data
        announce(mask.masked ? t('balanceRefreshed') : t('balanceIs', { amount: formatMoney(sumBalance, { symbol, locale }) }))
      })
      .finally(() => setRefreshing(false))
  }
  return {
    name: member.data?.nickname || member.data?.account || session.userName,
    trial: session.type === memberTypes.trial,
    minor: balance.data?.sumBalance,
    symbol: balance.data?.currencySymbol ?? '',
    masked: mask.masked || refreshing,
    hidden: mask.masked,
    refreshing,
    refresh,
    toggleMask: mask.toggle,
  }
}
