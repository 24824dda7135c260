import type { ChangeEvent } from 'react'

/** Leaves only digits in an input during a change, at most `limit`: the pasted text may be a complete message. */
export function keepDigits({ target }: ChangeEvent<HTMLInputElement>, limit: number) {
  const digits = target.value.replaceAll(/\D/g, '').slice(0, limit)
  // Writing the same value would move the caret to the end.
  if (digits !== target.value) target.value = digits
}
