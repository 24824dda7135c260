import { useLocation } from 'react-router'
import { routeOf } from '../paths.ts'
import type { RouteName } from '../routes.ts'

const moneyScreens = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  superiorTransfer: 'transfer',
  teamTransfer: 'transfer',
  teamEnvelope: 'transfer',
} as const satisfies Partial<Record<RouteName, string>>
export type MoneyScreen = (typeof moneyScreens)[keyof typeof moneyScreens]

const screenOf = (address: string): MoneyScreen | undefined => {
  const name = routeOf(address.split('?')[0] ?? '')
  return name && name in moneyScreens ? moneyScreens[name as keyof typeof moneyScreens] : undefined
}

/** The open money screen, or the one that the login returns to: an interruption of it explains what happens to the money. */
export function useMoneyScreen(): MoneyScreen | undefined {
  const { pathname, search } = useLocation()
  return screenOf(pathname) ?? (routeOf(pathname) === 'login' ? screenOf(new URLSearchParams(search).get('back') ?? '') : undefined)
}
