/**
 * Returns whether the player is still at the present history entry and path. While the next screen loads, the one that is being left still
 * runs: a change of its address would undo the navigation.
 */
export function watchEntry(): () => boolean {
  const start = entry()
  return () => entry() === start
}

/** The router counts entries; a replaced one keeps its number. */
const entry = () => `${(window.history.state as { idx?: number } | null)?.idx} ${window.location.pathname}`
