import type { FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormSetValue } from 'react-hook-form'

/** A field of a prerendered form: what was typed before the app was there counts as typed, where the form would begin empty. */
export function keepTyped<Values extends FieldValues, Name extends Path<Values>>(
  field: UseFormRegisterReturn<Name>,
  setValue: UseFormSetValue<Values>,
): UseFormRegisterReturn<Name> {
  const ref = (input: HTMLInputElement | null) => {
    const typed = input?.value
    field.ref(input)
    if (typed && input.value !== typed) setValue(field.name, typed as PathValue<Values, Name>, { shouldDirty: true })
  }
  return { ...field, ref }
}
