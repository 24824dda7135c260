import { useTranslations } from 'use-intl'
import { UnseenOrder } from './UnseenOrder.tsx'

export interface TransferMadeProps {
  recordsHref: string | undefined
  onAnother: () => void
}

/** A transfer was made whose answer was lost: only the records show which one it is. */
export function TransferMade({ recordsHref, onAnother }: TransferMadeProps) {
  const t = useTranslations('wallet.receipt')
  return (
    <UnseenOrder
      title={t('title.out')}
      text={t('reloaded')}
      link={recordsHref ? { href: recordsHref, label: t('records') } : undefined}
      another={{ label: t('another'), onClick: onAnother }}
    />
  )
}
