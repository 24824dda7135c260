import { useLocation } from 'react-router'
import { routeOf } from '../paths.ts'

const moneyScreens = ['deposit', 'withdraw'] as const
export type MoneyScreen = (typeof moneyScreens)[number]

const screenOf = (address: string) => moneyScreens.find((name) => name === routeOf(address.split('?')[0] ?? ''))

/** The open money screen, or the one that the login returns to: an interruption of it explains what happens to the money. */
export function useMoneyScreen(): MoneyScreen | undefined {
  const { pathname, search } = useLocation()
  return screenOf(pathname) ?? (routeOf(pathname) === 'login' ? screenOf(new URLSearchParams(search).get('back') ?? '') : undefined)
}
