import type { UseFormRegisterReturn } from 'react-hook-form'

/** Fields that are registered: `reset` registers them once more, and the text in them then is what it removes. */
const registered = new WeakSet<HTMLInputElement>()

/** A field of a part that hydrates after its form: text typed before that is adopted, where the field would start empty. */
export function adoptTyped<Field extends UseFormRegisterReturn>(field: Field, set: (text: string) => void): Field {
  const ref = (input: HTMLInputElement | null) => {
    const text = input && !registered.has(input) ? input.value : ''
    field.ref(input)
    if (!input) return
    registered.add(input)
    if (text && input.value !== text) set(text)
  }
  return { ...field, ref }
}
