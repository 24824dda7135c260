import { useTranslations } from 'use-intl'
import { messageKeys, type KnownCode } from '@platform/sdk'

/** Text of a field's error code; undefined without an error. */
export function useFieldCode(): (code: string | undefined) => string | undefined {
  const t = useTranslations('errors')
  return (code) => code && t(messageKeys[code as KnownCode] ?? 'validation')
}
