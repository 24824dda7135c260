import type { ReactNode } from 'react'
import type { PlayState } from '@platform/sandbox/play'
import { Match } from './Match.tsx'
import { Reels } from './Reels.tsx'
import type { StageProps } from './Stage.ts'
import { Wheel } from './Wheel.tsx'

/** What shows the rounds of each kind of game. */
export const stages: Record<PlayState['kind'], (props: StageProps) => ReactNode> = { reels: Reels, wheel: Wheel, match: Match }
