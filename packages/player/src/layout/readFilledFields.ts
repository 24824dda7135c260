const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea'

/**
 * Reads what a password manager or another extension has filled in without an event, before a form is sent: of the events here, React passes on
 * only those of fields whose text differs from the one that it knows.
 */
export const readFilledFields = (): void =>
  addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && readFieldsOf(target), { capture: true })

function readFieldsOf(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }))
}
