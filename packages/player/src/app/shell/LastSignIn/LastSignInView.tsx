import { useTranslations } from 'use-intl'
import { useMoment } from '../../../i18n/useMoment.ts'
import { CloseIcon, IconButton, Notice, useRenderLink, useUiLabels } from '@platform/ui'
import { bar, link as linkClass } from './LastSignIn.css.ts'

export interface LastSignInViewProps {
  /** ms. */
  at: number
  /** `Android · Chrome`, '' where unknown. */
  device: string
  /** Where to change the password; absent where that screen does not exist. */
  notMeHref?: string
  onClose: () => void
}

/** When and with what this account was used before: a stranger's sign-in is seen by its owner. */
export function LastSignInView({ at, device, notMeHref, onClose }: LastSignInViewProps) {
  const t = useTranslations('system')
  const moment = useMoment()
  const labels = useUiLabels()
  const link = useRenderLink()
  const when = moment(at)
  const close = <IconButton label={labels.close} icon={<CloseIcon size="sm" />} onClick={onClose} />
  return (
    <Notice role="status" className={bar} end={close}>
      {device ? t('lastSignInWith', { when, device }) : t('lastSignIn', { when })}{' '}
      {notMeHref && link({ href: notMeHref, className: linkClass, onClick: onClose, children: t('notYou') })}
    </Notice>
  )
}
