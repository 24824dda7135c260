/** Empties an input as typing would, so that controlled and uncontrolled owners are both notified. */
export function clearInput(input: HTMLInputElement) {
  Reflect.set(HTMLInputElement.prototype, 'value', '', input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
