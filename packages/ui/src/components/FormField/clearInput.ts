import { setInput } from './setInput.ts'

/** Empties an input as typing would, and focuses it. */
export function clearInput(input: HTMLInputElement) {
  setInput(input, '')
  input.focus()
}
