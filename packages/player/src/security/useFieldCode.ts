import { useTranslations } from 'use-intl'
import { messageKeys, type KnownCode } from '@platform/sdk'

/** What a field says of its code; nothing where it is right. */
export function useFieldCode(): (code: string | undefined) => string | undefined {
  const t = useTranslations('errors')
  return (code) => code && t(messageKeys[code as KnownCode] ?? 'validation')
}
