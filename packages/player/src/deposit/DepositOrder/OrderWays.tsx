import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CloseIcon, DepositIcon, ListItem, RefreshIcon, ServiceIcon, lazySheet } from '@platform/ui'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'

const CancelDialog = lazySheet(async () => (await import('./CancelDialog.tsx')).CancelDialog)

/** Other actions for an order that is not paid yet. */
export function OrderWays({ order, changes, links }: Pick<DepositOrderViewProps, 'order' | 'changes' | 'links'>) {
  const { busy, unknown, onRenew, onCancel } = changes
  const t = useTranslations('deposit.pix')
  const [asking, setAsking] = useState(false)
  const free = !unknown && !busy
  return (
    <Card flush>
      {free && order.status === 'waiting' && order.renewable && order.type === 'PIX' && (
        <ListItem icon={<RefreshIcon />} title={t('renew')} onClick={onRenew} />
      )}
      {free && order.cancellable && <ListItem icon={<CloseIcon />} title={t('cancel')} onClick={() => setAsking(true)} />}
      <ListItem icon={<DepositIcon />} title={t('other')} href={links.other} />
      {links.help && <ListItem icon={<ServiceIcon />} title={t('help')} href={links.help} />}
      {asking && (
        <CancelDialog
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false)
            onCancel()
          }}
        />
      )}
    </Card>
  )
}
