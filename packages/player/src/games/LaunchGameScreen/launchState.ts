import type { Jurisdiction, RoomType } from '@platform/sdk/games'
import type { LaunchFailure, LaunchStep } from './LaunchGameView.tsx'
import type { OwnWindow } from './watchWindow.ts'

export interface LaunchState {
  launch: LaunchStep
  /** Number of the attempt: each one requests a new address. */
  attempt: number
  /** The frame's page has loaded, whatever its content. */
  loaded: boolean
  /** A round is running in the game. */
  running: boolean
  /** How often the game has said that it is ready: again after each reload of its page, never without a bridge. */
  readies: number
}

export type LaunchAction =
  | { type: 'retried' }
  | { type: 'opened'; url: string; room: RoomType | undefined; jurisdiction?: Jurisdiction; at: number }
  | { type: 'loaded' }
  | { type: 'ready'; at: number }
  /** The game itself has said that it is ready. */
  | { type: 'spoke' }
  | { type: 'round'; running: boolean }
  /** The game replaces the complete page. */
  | { type: 'left' }
  /** A separate window: requested, then opened. */
  | { type: 'windowRequested' }
  | { type: 'windowOpened'; window: OwnWindow }
  | { type: 'failed'; why: LaunchFailure; error?: unknown }

export const firstLaunch: LaunchState = { launch: { step: 'asking' }, attempt: 0, loaded: false, running: false, readies: 0 }

/** The game has not sent a message yet. */
export const isWaiting = ({ launch }: LaunchState): boolean => launch.step === 'asking' || (launch.step === 'playing' && !launch.ready)

/** The state of a launch after an action. Only a game's first `ready` counts. */
export function launchReducer(state: LaunchState, action: LaunchAction): LaunchState {
  const { launch } = state
  switch (action.type) {
    case 'retried':
      return { ...firstLaunch, attempt: state.attempt + 1 }
    case 'opened': {
      const { url, room, jurisdiction, at } = action
      return { ...state, launch: { step: 'playing', url, room, jurisdiction, ready: false, startedAt: at } }
    }
    case 'loaded':
      return { ...state, loaded: true }
    case 'ready':
      return launch.step === 'playing' && !launch.ready ? { ...state, launch: { ...launch, ready: true, startedAt: action.at } } : state
    case 'spoke':
      return { ...state, readies: state.readies + 1 }
    case 'round':
      return { ...state, running: action.running }
    case 'left':
      return { ...state, launch: { step: 'leaving' } }
    case 'windowRequested':
      return { ...state, launch: { step: 'asking' } }
    case 'windowOpened':
      return { ...state, launch: { step: 'elsewhere', window: action.window } }
    case 'failed':
      return { ...state, launch: { step: 'failed', why: action.why, error: action.error } }
  }
}
