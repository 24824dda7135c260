const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Remembers the fields that somebody writes into. Returns how to stop. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  addEventListener('input', note)
  return () => removeEventListener('input', note)
}

/** Whether a page still shows something that was written and not sent. */
export function hasTypedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value !== '')
}
