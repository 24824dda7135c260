/**
 * Returns whether the player is still at the present path. While the next screen loads, the one that is being left still runs: a change of
 * its address would undo the navigation.
 */
export function watchPath(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
