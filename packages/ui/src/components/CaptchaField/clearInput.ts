/** Empties an input as a person would, so that controlled and uncontrolled owners both hear of it. */
export function clearInput(input: HTMLInputElement) {
  Reflect.set(HTMLInputElement.prototype, 'value', '', input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
