import { useTranslations } from 'use-intl'
import { useMoment } from '../../../i18n/useMoment.ts'
import { CloseIcon, IconButton, Notice, useRenderLink, useUiLabels } from '@platform/ui'
import { bar, link as linkClass } from './LastSignIn.css.ts'

export interface LastSignInViewProps {
  /** ms. */
  at: number
  /** `Android · Chrome`, '' where unknown. */
  device: string
  /** Address of the change of password; absent where that screen does not exist. */
  notMeHref?: string
  onClose: () => void
}

/** When and on which device this account was last used, so that its owner notices a stranger's sign-in. */
export function LastSignInView({ at, device, notMeHref, onClose }: LastSignInViewProps) {
  const t = useTranslations('system')
  const moment = useMoment()
  const labels = useUiLabels()
  const link = useRenderLink()
  const when = moment(at)
  const close = <IconButton label={labels.close} icon={<CloseIcon size="sm" />} onClick={onClose} />
  return (
    <Notice role="status" className={bar} end={close}>
      <span>{device ? t('lastSignInWith', { when, device }) : t('lastSignIn', { when })} </span>
      {notMeHref && link({ href: notMeHref, className: linkClass, onClick: onClose, children: t('notYou') })}
    </Notice>
  )
}
