import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field of a part that hydrates after its form: text typed before that is adopted, where the field would start empty. */
export function adoptTyped<Field extends UseFormRegisterReturn>(field: Field, set: (text: string) => void): Field {
  const ref = (input: HTMLInputElement | null) => {
    const text = input?.value
    field.ref(input)
    if (text && input.value !== text) set(text)
  }
  return { ...field, ref }
}
