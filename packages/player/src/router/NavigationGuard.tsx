import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'
import { createGuard, type Guard } from './createGuard.ts'

export const GuardContext = createContext<Guard | undefined>(undefined)

/** Sits directly below the router and lets `useBlocker` block navigations: only the data router, 18 kB larger, has this built in. */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext)
  const guard = useMemo(() => createGuard(navigation.navigator), [navigation.navigator])
  const guarded = useMemo(() => ({ ...navigation, navigator: guard.navigator }), [navigation, guard])
  const location = useLocation()
  const index = useRef(0)

  useLayoutEffect(() => {
    index.current = indexNow() ?? index.current
  }, [location])

  // Effects of a child run before its parent's: this listener gets `popstate` before the router does.
  useLayoutEffect(() => {
    const onStep = (event: PopStateEvent) => {
      const steps = (indexNow() ?? index.current) - index.current
      if (guard.stepped(steps, window.location.pathname)) event.stopImmediatePropagation()
    }
    addEventListener('popstate', onStep, { capture: true })
    return () => removeEventListener('popstate', onStep, { capture: true })
  }, [guard])

  return (
    <GuardContext value={guard}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
    </GuardContext>
  )
}

// Index of the current history entry, as the router stores it.
const indexNow = () => (history.state as { idx?: number } | null)?.idx
