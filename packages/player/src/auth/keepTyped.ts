import type { FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormSetValue } from 'react-hook-form'

/** A field of a prerendered form: text typed before hydration is adopted, where the form would start empty. */
export function keepTyped<Values extends FieldValues, Name extends Path<Values>>(
  field: UseFormRegisterReturn<Name>,
  setValue: UseFormSetValue<Values>,
): UseFormRegisterReturn<Name> {
  const ref = (input: HTMLInputElement | null) => {
    const text = input?.value
    field.ref(input)
    if (text && input.value !== text) setValue(field.name, text as PathValue<Values, Name>, { shouldDirty: true })
  }
  return { ...field, ref }
}
