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
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return frames > 1 ? focusFirstError(form, frames - 1) : undefined
    const within = () => wrong.querySelector<HTMLElement>(':checked') ?? wrong.querySelector<HTMLElement>(FOCUSABLE)
    const field = wrong.matches(FOCUSABLE) ? wrong : within()
    field?.focus({ preventScroll: true })
    // Not behind a header or a bar.
    field?.scrollIntoView({ block: 'center' })
  })
}
