const FOCUSABLE = 'input, select, textarea, button, [tabindex]'
const FRAMES = 10

/** Focuses the first field of a form that is marked as wrong, once its error stands; nothing when none is. Call it with `event.currentTarget` in `onSubmit`. */
export function focusFirstError(form: HTMLElement | null, frames = FRAMES): void {
  if (!form) return
  // The owner has only just said what is wrong: it is drawn a frame or two later.
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return frames > 1 ? focusFirstError(form, frames - 1) : undefined
    const within = () => wrong.querySelector<HTMLElement>(':checked') ?? wrong.querySelector<HTMLElement>(FOCUSABLE)
    const field = wrong.matches(FOCUSABLE) ? wrong : within()
    field?.focus({ preventScroll: true })
    // Not under a header or a bar.
    field?.scrollIntoView({ block: 'center' })
  })
}
