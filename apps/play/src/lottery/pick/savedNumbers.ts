import { type PlayCode, playOf, parseNumbers } from '@platform/sdk/lottery'

type Area = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'savedNumbers'
const MOST = 12

type Saved = Record<string, string[]>

const read = (area: () => Area): Saved => {
  try {
    const stored: unknown = JSON.parse(area().getItem(KEY) ?? '{}')
    return stored && typeof stored === 'object' ? (stored as Saved) : {}
  } catch {
    return {}
  }
}

/** Whether a text is a selection of this play: stored values are untrusted. */
function isSelection(playCode: PlayCode, text: unknown): text is string {
  if (typeof text !== 'string') return false
  const { groups, picks } = playOf(playCode)
  const numbers = parseNumbers(text)
  return numbers.length === groups && numbers.every((group) => group.every((pick) => picks.includes(pick)))
}

/** The selections that a player has saved on this device, by play, newest first. */
export function savedNumbers(userName: string, area: () => Area = () => localStorage) {
  const keyOf = (playCode: PlayCode) => `${userName}/${playCode}`
  const of = (playCode: PlayCode): string[] => {
    const all = read(area)
    const selections: unknown = Object.hasOwn(all, keyOf(playCode)) ? all[keyOf(playCode)] : []
    return Array.isArray(selections) ? selections.filter((text) => isSelection(playCode, text)).slice(0, MOST) : []
  }
  const write = (playCode: PlayCode, numbers: string[]) => {
    try {
      area().setItem(KEY, JSON.stringify({ ...read(area), [keyOf(playCode)]: numbers }))
    } catch {
      // Storage is full or blocked: they are not stored.
    }
  }
  return {
    of,
    add: (playCode: PlayCode, numbers: string) =>
      write(playCode, [numbers, ...of(playCode).filter((one) => one !== numbers)].slice(0, MOST)),
    remove: (playCode: PlayCode, numbers: string) =>
      write(
        playCode,
        of(playCode).filter((one) => one !== numbers),
      ),
  }
}
