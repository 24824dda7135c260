import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'

/** "I have paid": only makes the gateway check at the bank sooner. */
export function PaidButton({ asking, asked, onClick }: DepositOrderViewProps['payment']['paid']) {
  const t = useTranslations('deposit.pix')
  return (
    <>
      <Button tone="secondary" block loading={asking} onClick={onClick}>
        {t('paid')}
      </Button>
      {asked && !asking && <Notice role="status">{t('asked')}</Notice>}
    </>
  )
}
