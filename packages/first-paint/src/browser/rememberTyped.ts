const named = 'input[name]:not([type=checkbox], [type=radio]), textarea[name]'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Where a page translator is faster than the app, React replaces the page instead of hydrating it: the returned function copies what was typed
 * by then to the new fields.
 */
export function rememberTyped(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<Field>(named)]
  return () => {
    for (const { isConnected, name, value, defaultValue } of before) {
      const field = root.querySelector<Field>(`[name="${name}"]`)
      if (isConnected || value === defaultValue || !field) continue
      // Past React, which otherwise takes the text as one of its own and drops the event.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
