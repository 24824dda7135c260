import { stepsBack } from './useBack.ts'

/**
 * Returns whether the player is still at the present history entry and path. While the next screen loads, the one that is being left still
 * runs: a change of its address would undo the navigation.
 */
export function watchEntry(): () => boolean {
  const start = entry()
  return () => entry() === start
}

// A replaced entry keeps its number.
const entry = () => `${stepsBack()} ${window.location.pathname}`
