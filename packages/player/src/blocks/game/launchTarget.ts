import type { LaunchTarget as LaunchAddress } from '../../routes/LaunchTarget.ts'
import { pathTo } from '../../paths.ts'
import { LOBBY_VENDORS } from './vendors.ts'

/** The fields that determine how a game opens. `vassalage` is the vendor. */
export interface Launchable {
  nodeId: string
  vassalage: string
  gameType: string
  /** The vendor's own id; the lottery code where the game is a lottery. */
  gameId?: string
}

const MODES = ['Lott', 'ZY', 'Elott'] as const

export interface LotteryTarget {
  kind: 'lottery'
  prizeMode: (typeof MODES)[number]
  code: string
  /** Opened for entertainment: only the simple ways to bet. */
  simple?: true
  /** Back leads to the lottery lobby, not home. */
  fromLobby?: true
}

export type LaunchTarget = LotteryTarget | { kind: 'game'; nodeId: string; vassalage: string; gameType: string }

const LOTTERY_TYPES = new Set(['LOTT', 'ELOTT'])

/** The lobby's value among the lottery codes (2.1). */
export const LOBBY_CODE = 'lobby'

/** The target of a launch without a lottery code. */
export const LOTTERY_LOBBY: LotteryTarget = { kind: 'lottery', prizeMode: 'Lott', code: LOBBY_CODE, fromLobby: true }

/** A lottery opens its own draw; other games of lottery vendors open their lobby. Spec 1. */
export function launchTarget(game: Launchable): LaunchTarget {
  const { nodeId, vassalage, gameType } = game
  const prizeMode = gameType === 'ELOTT' ? 'Elott' : 'Lott'
  if (LOTTERY_TYPES.has(gameType)) return { kind: 'lottery', prizeMode, code: game.gameId || LOBBY_CODE }
  if (LOBBY_VENDORS.includes(vassalage)) return { kind: 'lottery', prizeMode, code: LOBBY_CODE }
  return { kind: 'game', nodeId, vassalage, gameType }
}

/** The target as the query of /m/launchGame. `readLaunch` is its inverse. */
export function launchQuery(target: LaunchTarget): LaunchAddress {
  return target.kind === 'lottery'
    ? { playType: 'trad', prize_mode: target.prizeMode, code: target.code, pageBack: 'home' }
    : { nodeId: target.nodeId, vassalage: target.vassalage, gameType: target.gameType }
}

/** The address that opens a game; the launch screen requires guests to sign in first. */
export const launchPath = (game: Launchable & { gameName: string }) =>
  pathTo('launchGame', { ...launchQuery(launchTarget(game)), gameName: game.gameName })

/** Parses the query of /m/launchGame; undefined without a game. Traditional lottery without a code opens the lobby. */
export function readLaunch(query: URLSearchParams): LaunchTarget | undefined {
  const playType = query.get('playType')
  if (playType === 'trad' || playType === 'ent') {
    const wanted = query.get('prize_mode')?.toLowerCase()
    const prizeMode = MODES.find((mode) => mode.toLowerCase() === wanted) ?? 'Lott'
    return {
      kind: 'lottery',
      prizeMode,
      code: query.get('code') || LOBBY_CODE,
      ...(playType === 'ent' && { simple: true }),
      ...(query.get('pageBack') !== 'home' && { fromLobby: true }),
    }
  }
  const nodeId = query.get('nodeId')
  if (!nodeId) return undefined
  const read = (name: string) => query.get(name) ?? ''
  return launchTarget({ nodeId, vassalage: read('vassalage'), gameType: read('gameType'), gameId: read('gameId') })
}
