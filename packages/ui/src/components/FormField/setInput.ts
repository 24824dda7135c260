/** Writes an input's text as typing would, so that controlled and uncontrolled owners are both notified. */
export function setInput(input: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
