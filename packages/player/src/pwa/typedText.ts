const fields = 'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea'
type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new Set<Field>()

/**
 * Records the fields that the player types into. Those that have a value already were changed before this ran: it is loaded when the
 * page has settled, late on a slow phone. Returns how to stop.
 */
export function watchTyping(): () => void {
  for (const field of document.querySelectorAll<Field>(fields)) if (field.value !== '') typed.add(field)
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) typed.add(target as Field)
  }
  addEventListener('input', note)
  return () => removeEventListener('input', note)
}

/** Whether the page still shows text that was typed and not sent. */
export function hasTypedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value !== '')
}
