import { useLocation } from 'react-router'
import { routeOf } from '../paths.ts'

const moneyScreens = ['deposit', 'withdraw'] as const
export type MoneyScreen = (typeof moneyScreens)[number]

const screenOf = (address: string) => moneyScreens.find((name) => name === routeOf(address.split('?')[0] ?? ''))

/** The screen where money is under way, that is open or that the login leads back to: whoever interrupts it says what becomes of the money. */
export function useMoneyScreen(): MoneyScreen | undefined {
  const { pathname, search } = useLocation()
  return screenOf(pathname) ?? (routeOf(pathname) === 'login' ? screenOf(new URLSearchParams(search).get('back') ?? '') : undefined)
}
