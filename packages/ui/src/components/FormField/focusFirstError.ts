const FOCUSABLE = 'input, select, textarea, button, [tabindex]'
const FRAMES = 10

/**
 * Focuses the first invalid field of a form, once its error is rendered; does nothing if there is none. Call it with `event.currentTarget`
 * in `onSubmit`.
 */
export function focusFirstError(form: HTMLElement | null, frames = FRAMES): void {
  if (!form) return
  // The owner has only just set the error: it is rendered a frame or two later.
  requestAnimationFrame(() => {
    const invalidField = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!invalidField) return frames > 1 ? focusFirstError(form, frames - 1) : undefined
    const within = () => invalidField.querySelector<HTMLElement>(':checked') ?? invalidField.querySelector<HTMLElement>(FOCUSABLE)
    const field = invalidField.matches(FOCUSABLE) ? invalidField : within()
    field?.focus({ preventScroll: true })
    // Not behind a header or a bar.
    field?.scrollIntoView({ block: 'center' })
  })
}
