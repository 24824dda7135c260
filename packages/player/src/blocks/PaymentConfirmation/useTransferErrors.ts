import { BusinessError } from '@platform/sdk'
import { useAttemptsText } from './useAttemptsText.ts'

/** Where the error of a transfer is shown: a wrong payment password at its field, others below the form. `end` is appended. */
export function useTransferErrors() {
  const attemptsText = useAttemptsText()
  return (error: unknown, end: string): { field?: string; form?: string } => {
    const text = `${attemptsText(error)} ${end}`
    return isWrongPassword(error) ? { field: text } : { form: text }
  }
}

export const isWrongPassword = (error: unknown) => error instanceof BusinessError && error.code === 'payment.wrong'
