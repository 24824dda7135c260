import { useTranslations } from 'use-intl'
import type { Protection, ProtectionState } from '@platform/sdk/protection'
import { Button, Card } from '@platform/ui'
import { useMoment } from '../i18n/useMoment.ts'
import * as css from './Responsible.css.ts'

export interface ProtectedStateViewProps {
  protection: Protection & { state: Exclude<ProtectionState, 'open'> }
  busy: boolean
  onRequestReturn: () => void
  onCancelClosing: () => void
}

/** What the account is restricted to and until when; the request that ends it, once there is one. */
export function ProtectedStateView({ protection, busy, onRequestReturn, onCancelClosing }: ProtectedStateViewProps) {
  const t = useTranslations('responsible.state')
  const { state, mayRequestReturn, returnAt, mayCancelClosing } = protection
  return (
    <Card tone="soft" className={css.stack}>
      <h2 className={css.title}>{t(state)}</h2>
      <StateText {...protection} />
      {returnAt === undefined && mayRequestReturn && (
        <Button loading={busy} onClick={onRequestReturn}>
          {t('requestReturn')}
        </Button>
      )}
      {mayCancelClosing && (
        <Button tone="secondary" loading={busy} onClick={onCancelClosing}>
          {t('cancelClosing')}
        </Button>
      )}
    </Card>
  )
}

function StateText({ state, until, returnTo, mayRequestReturn, returnAt }: ProtectedStateViewProps['protection']) {
  const t = useTranslations('responsible.state')
  const moment = useMoment()
  if (state === 'closing' || state === 'closed') return <p>{t(`${state}Text`)}</p>
  if (state === 'impeded') {
    const when = until === undefined ? '' : moment(until)
    const account = returnTo ?? ''
    return <p>{t(when && account ? 'impededUntil' : when ? 'impededWhen' : account ? 'impededTo' : 'impededOpen', { when, account })}</p>
  }
  if (returnAt !== undefined) return <p>{t('returnAt', { when: moment(returnAt) })}</p>
  if (mayRequestReturn) return <p>{t('mayReturn')}</p>
  if (until === undefined) return <p>{t('excludedOpen')}</p>
  return <p>{t(`${state}Until`, { when: moment(until) })}</p>
}
