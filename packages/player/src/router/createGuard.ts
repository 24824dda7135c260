import type { Navigator, Path } from 'react-router'

/** Somebody is about to leave the page they stand on. */
export interface Departure {
  /** `POP` = a step back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  /** Where to; unknown (empty) for a step that was not made yet. */
  pathname: string
  /** Goes there after all. */
  proceed: () => void
}

/** Answers whether the departure has to wait. */
export type ShouldBlock = (departure: Departure) => boolean

/** Who may hold a departure, and the router's navigator with that question before each of its ways. */
export function createGuard(base: Navigator) {
  const asked = new Set<ShouldBlock>()
  const isHeld = (departure: Departure) => [...asked].some((shouldBlock) => shouldBlock(departure))
  // The next step of the history is our own: back to where a visitor is held, or on to where they were let go.
  let ours: 'return' | 'proceed' | undefined

  const ask = (action: Departure['action'], pathname: string, proceed: () => void) => {
    if (!isHeld({ action, pathname, proceed })) proceed()
  }
  const step = (as: 'return' | 'proceed', steps: number) => {
    ours = as
    base.go(steps)
  }
  const navigator: Navigator = {
    createHref: base.createHref,
    encodeLocation: base.encodeLocation,
    push: (to, state, options) => ask('PUSH', pathOf(to), () => base.push(to, state, options)),
    replace: (to, state, options) => ask('REPLACE', pathOf(to), () => base.replace(to, state, options)),
    go(steps) {
      if (!isHeld({ action: 'POP', pathname: '', proceed: () => step('proceed', steps) })) base.go(steps)
    },
  }

  return {
    navigator,
    add(shouldBlock: ShouldBlock) {
      asked.add(shouldBlock)
      return () => void asked.delete(shouldBlock)
    },
    /** The browser made so many steps by itself. True = the router must not hear of it. */
    stepped(steps: number, pathname: string): boolean {
      const as = ours
      ours = undefined
      if (as || !steps) return as === 'return'
      if (!isHeld({ action: 'POP', pathname, proceed: () => step('proceed', steps) })) return false
      step('return', -steps)
      return true
    },
  }
}

export type Guard = ReturnType<typeof createGuard>

const pathOf = (to: string | Partial<Path>) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) ?? ''
