import { hex, randomId } from '../randomId.ts'

let ofPage = ''
let count = 0

/** The id of a request in logs: random once per page, then counted, which takes a quarter of the time. Not a secret: the next one can be guessed. */
export function requestId(): string {
  ofPage ||= randomId().slice(8)
  return ofPage + hex(count++)
}
