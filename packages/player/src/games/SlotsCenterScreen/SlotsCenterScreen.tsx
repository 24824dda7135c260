import { GameListScreen } from '../GameListScreen/GameListScreen.tsx'

/** The game list of RNG, which players call casino. Spec 1, 2.1. */
export function SlotsCenterScreen() {
  return <GameListScreen only="RNG" />
}
