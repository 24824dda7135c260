import { useRef } from 'react'
import { clsx } from 'clsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { SpeakerIcon } from '../../icons/SpeakerIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { box, input } from '../FormField/FormField.css.ts'
import { clearInput } from '../FormField/clearInput.ts'
import { digitsIn } from '../FormField/digitsIn.ts'
import { FormField } from '../FormField/FormField.tsx'
import { rewriting } from '../FormField/rewriting.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './CaptchaField.css.ts'

/** Section 9. */
const MAX_DIGITS = 6

export type CaptchaFieldProps = Omit<TextFieldProps, 'start' | 'end' | 'limit' | 'clean'> & {
  /**
   * Address of the picture (`data:image/png;base64,…`); shows a spinner while it is absent, and a way to request another one when it is '':
   * it failed to load.
   */
  image?: string
  /** Requests another code. The field is emptied first and takes the focus. */
  onRefresh: () => void
  /** A button for players who cannot see the picture: plays the digits. */
  listen?: { label: string; onListen: () => void }
}

/** Digits from a picture or a recording, at most six; tapping the picture requests another one. Section 2.9. */
export function CaptchaField({ label, hint, error, hideLabel, id, className, image, onRefresh, listen, ...props }: CaptchaFieldProps) {
  const labels = useUiLabels()
  const row = useRef<HTMLDivElement>(null)
  const refresh = () => {
    const field = row.current?.querySelector('input')
    if (field) clearInput(field)
    onRefresh()
  }
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div className={css.rows} ref={row}>
          <button type="button" className={css.picture} onClick={refresh} aria-label={labels.refreshCaptcha}>
            {image && <img className={css.image} src={image} alt={labels.captchaImage} width="240" height="80" />}
            {image === '' && <RefreshIcon />}
            {image === undefined && <Spinner size="sm" />}
            {image && <RefreshIcon size="sm" />}
          </button>
          <div className={box}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-required
              {...props}
              {...rewriting(props, ({ value }) => digitsIn(value, MAX_DIGITS))}
              {...control}
              className={clsx(input, css.code)}
            />
            {listen && <IconButton label={listen.label} icon={<SpeakerIcon size="sm" />} onClick={listen.onListen} />}
          </div>
        </div>
      )}
    </FormField>
  )
}
