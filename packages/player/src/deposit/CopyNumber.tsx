import { useTranslations } from 'use-intl'
import { CopyText } from '@platform/ui'

/** A number that bank or support need, with a copy button. */
export function CopyNumber({ text }: { text: string }) {
  const t = useTranslations('deposit.detail')
  return <CopyText text={text} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
}
