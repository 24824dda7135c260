import type { PlayRound, PlayState } from '@platform/sandbox/play'
import type { Phase } from './useRound.ts'

export type Side = 'home' | 'draw' | 'away'

/** Props of every stage. It animates from `phase: 'showing'` on and calls `onShown` once the result is shown. */
export interface StageProps {
  state: Pick<PlayState, 'look' | 'pays'>
  phase: Phase
  round: PlayRound | undefined
  reduced: boolean
  onShown: () => void
  onTick: (kind: 'step' | 'stop') => void
}
