import type { Navigator, Path } from 'react-router'

/** A navigation away from the current page. */
export interface Departure {
  /** `POP` = a step back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  /** Target path; unknown (empty) for a history step that was not made yet. */
  pathname: string
  /** Continues the navigation. */
  proceed: () => void
}

/** Returns whether the navigation is blocked. */
export type ShouldBlock = (departure: Departure) => boolean

/** Registry of blockers, and the router's navigator that consults them before each navigation. */
export function createGuard(base: Navigator) {
  const blockers = new Set<ShouldBlock>()
  const isHeld = (departure: Departure) => [...blockers].some((shouldBlock) => shouldBlock(departure))
  // Set if the guard itself caused the next history step: to return to the blocked page, or to proceed.
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
      blockers.add(shouldBlock)
      return () => void blockers.delete(shouldBlock)
    },
    /** The browser made `steps` history steps. True = the router must not get the event. */
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
