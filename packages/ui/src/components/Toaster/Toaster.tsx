import { useSyncExternalStore } from 'react'
import { clsx } from 'clsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { announcements } from './announce.ts'
import { toastStore, type ToastMessage } from './toasts.ts'
import * as css from './Toaster.css.ts'

/**
 * Where toasts appear and `announce` is read: once per app. Our own and not the overlay library's: "you are offline" cannot wait for a chunk. An open dialog hides
 * from screen readers what does not have `aria-live`, whatever its role.
 */
export function Toaster() {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.none)
  const announcement = useSyncExternalStore(announcements.subscribe, announcements.read, announcements.none)
  return (
    <div className={css.region}>
      <div role="status" aria-live="polite" className={css.pile}>
        {all.filter((toast) => toast.tone !== 'danger').map(draw)}
      </div>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <div role="alert" aria-live="assertive" className={css.pile}>
        {all.filter((toast) => toast.tone === 'danger').map(draw)}
      </div>
    </div>
  )
}

const symbols = {
  info: <InfoIcon size="sm" />,
  success: <CheckCircleIcon size="sm" />,
  danger: <ErrorIcon size="sm" />,
  loading: <Spinner size="sm" tone="inherit" label="" />,
}

const draw = ({ id, text, tone }: ToastMessage) => (
  <p key={id} className={clsx(css.toast, tone === 'danger' && css.failed)}>
    <span className={clsx(css.symbol, css.symbolTones[tone])}>{symbols[tone]}</span>
    {text}
  </p>
)
