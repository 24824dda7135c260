import { useEffect } from 'react'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { toasts } from '../Toaster/toasts.ts'
import { busy } from './Button.css.ts'

/** As long as a player waits without a word, ms: calls that are repeated after timeouts take up to a minute. */
const PATIENCE_MS = 8000

/** In a busy button; when the answer takes long, a toast says that it is still expected. */
export function ButtonSpinner() {
  const { stillWaiting } = useUiLabels()
  useEffect(() => {
    let close = () => {}
    const timer = setTimeout(() => (close = toasts.loading(stillWaiting)), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [stillWaiting])
  return (
    <span className={busy}>
      <Spinner size="sm" tone="inherit" />
    </span>
  )
}
