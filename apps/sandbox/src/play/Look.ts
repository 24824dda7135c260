import type { OutputOf } from '@platform/sdk'
import type { WireLanguage } from '../db/Tables.ts'
import type { getPlayState } from './calls.ts'
import type { GameKind } from './outcome.ts'

/** Colours and pictures of a game's page. */
export type Look = OutputOf<typeof getPlayState>['look']

/** A game whose page is opened. */
export interface PageGame {
  node_id: string
  icon: string
  kind: GameKind
  language: WireLanguage
}

declare module '../gateway/Services.ts' {
  interface Services {
    /** Colours and pictures of a game's page. */
    lookOf(game: PageGame): Look
  }
}
