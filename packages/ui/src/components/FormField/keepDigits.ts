import type { ChangeEvent } from 'react'

/** Leaves only digits in an input that is being changed, at most `limit`: what was pasted may be a whole message. */
export function keepDigits({ target }: ChangeEvent<HTMLInputElement>, limit: number) {
  const digits = target.value.replaceAll(/\D/g, '').slice(0, limit)
  // Writing the same value would move the caret to the end.
  if (digits !== target.value) target.value = digits
}
