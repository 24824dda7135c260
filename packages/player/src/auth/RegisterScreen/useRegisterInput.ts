import { useFormContext, useFormState } from 'react-hook-form'
import { keepTyped } from '../keepTyped.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import type { RegisterField, RegisterValues } from './registerSchema.ts'

/** The props of an input: name and value, whether it is required, its error. */
export function useRegisterInput(onNameLeft: () => void) {
  const { register, setValue, trigger, getFieldState, getValues } = useFormContext<RegisterValues>()
  const { errors } = useFormState<RegisterValues>()
  const textOf = useFieldText()
  const recheck = (field: string) => {
    // A refused value is validated again as soon as it changes.
    if (getFieldState(field).error) void trigger(field)
    if (field === 'password' && getValues('confirmPassword')) void trigger('confirmPassword')
  }
  return ({ rule, required }: RegisterField) =>
    ({
      ...keepTyped(
        register(rule.field, { onChange: () => recheck(rule.field), onBlur: rule.field === 'username' ? onNameLeft : undefined }),
        setValue,
      ),
      'aria-required': required,
      enterKeyHint: 'next',
      error: textOf(errors[rule.field]?.message, rule),
    }) as const
}
