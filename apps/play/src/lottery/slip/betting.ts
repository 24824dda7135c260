import { type BetLine, betsOf, formatNumbers, parseNumbers, type PlayCode, playOf } from '@platform/sdk/lottery'

/** A line of the slip; `id` distinguishes equal lines. */
export interface SlipLine extends BetLine {
  id: number
}

/** Everything that a player has selected and not bet yet. */
export interface Betting {
  playCode: PlayCode
  /** Picks by play: they survive a change of the play. */
  picks: Partial<Record<PlayCode, string[][]>>
  unit: BetLine['unit']
  multiplier: number
  lines: SlipLine[]
  /** The line that the picks will replace. */
  editing?: number
  nextId: number
}

export type BettingAction =
  | { do: 'play'; playCode: PlayCode }
  | { do: 'toggle'; group: number; pick: string }
  | { do: 'fill'; group: number; picks: readonly string[] }
  | { do: 'set'; numbers: string[][] }
  | { do: 'unit'; unit: BetLine['unit'] }
  | { do: 'multiplier'; multiplier: number }
  | { do: 'add' }
  | { do: 'edit'; id: number }
  | { do: 'remove'; id: number }
  | { do: 'load'; lines: readonly BetLine[] }
  | { do: 'clear' }

const empty = (playCode: PlayCode): string[][] => Array.from({ length: playOf(playCode).groups }, () => [])

/** The picks of a play. */
export const picksOf = ({ picks }: Pick<Betting, 'picks'>, playCode: PlayCode): string[][] => picks[playCode] ?? empty(playCode)

/** The line of the current picks; undefined while they are not a bet. */
export function lineOf(state: Betting): BetLine | undefined {
  const { playCode, unit, multiplier } = state
  const numbers = picksOf(state, playCode)
  return betsOf(playCode, numbers) > 0 ? { playCode, numbers: formatNumbers(numbers), unit, multiplier } : undefined
}

/** In the order of the grid, each once, so that equal picks have equal text. */
const inOrder = (playCode: PlayCode, picks: Iterable<string>) => {
  const chosen = new Set(picks)
  return playOf(playCode).picks.filter((pick) => chosen.has(pick))
}

export const firstBetting = (playCode: PlayCode, unit: BetLine['unit']): Betting => ({
  playCode,
  picks: {},
  unit,
  multiplier: 1,
  lines: [],
  nextId: 1,
})

export function bettingReducer(state: Betting, action: BettingAction): Betting {
  const { playCode } = state
  const withPicks = (numbers: string[][]): Betting => ({ ...state, picks: { ...state.picks, [playCode]: numbers } })
  const withGroup = (group: number, picks: Iterable<string>) =>
    withPicks(picksOf(state, playCode).map((old, at) => (at === group ? inOrder(playCode, picks) : old)))
  switch (action.do) {
    case 'play':
      return { ...state, playCode: action.playCode, editing: undefined }
    case 'toggle': {
      const old = picksOf(state, playCode)[action.group] ?? []
      const { pick, group } = action
      return withGroup(group, old.includes(pick) ? old.filter((one) => one !== pick) : [...old, pick])
    }
    case 'fill':
      return withGroup(action.group, action.picks)
    case 'set':
      return withPicks(action.numbers.map((group) => inOrder(playCode, group)))
    case 'unit':
      return { ...state, unit: action.unit }
    case 'multiplier':
      return { ...state, multiplier: action.multiplier }
    case 'add':
      return added(state)
    case 'edit': {
      const line = state.lines.find(({ id }) => id === action.id)
      if (!line) return state
      const picks = { ...state.picks, [line.playCode]: parseNumbers(line.numbers) }
      return { ...state, playCode: line.playCode, picks, unit: line.unit, multiplier: line.multiplier, editing: line.id }
    }
    case 'remove':
      return {
        ...state,
        lines: state.lines.filter(({ id }) => id !== action.id),
        editing: state.editing === action.id ? undefined : state.editing,
      }
    case 'load': {
      const lines = action.lines.map((line, at) => ({ ...line, id: state.nextId + at }))
      return { ...state, lines: [...state.lines, ...lines], nextId: state.nextId + lines.length }
    }
    case 'clear':
      return { ...state, lines: [], picks: {}, editing: undefined }
  }
}

/** Adds the picks as a line, or replaces the one being edited, and empties the grid. */
function added(state: Betting): Betting {
  const line = lineOf(state)
  if (!line) return state
  const { editing, lines, nextId } = state
  const replaced = editing !== undefined && lines.some(({ id }) => id === editing)
  return {
    ...state,
    picks: { ...state.picks, [state.playCode]: undefined },
    lines: replaced ? lines.map((old) => (old.id === editing ? { ...line, id: old.id } : old)) : [...lines, { ...line, id: nextId }],
    editing: undefined,
    nextId: nextId + (replaced ? 0 : 1),
  }
}
