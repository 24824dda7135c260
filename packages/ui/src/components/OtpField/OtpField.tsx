import { useEffect, useRef } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { formatSeconds } from '../Countdown/formatSeconds.ts'
import { useSecondsLeft } from '../Countdown/useSecondsLeft.ts'
import { box, input } from '../FormField/FormField.css.ts'
import { FormField } from '../FormField/FormField.tsx'
import { digitsIn } from '../FormField/digitsIn.ts'
import { rewriting } from '../FormField/rewriting.ts'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './OtpField.css.ts'

/** Section 9. */
const MAX_DIGITS = 10

export type OtpFieldProps = Omit<TextFieldProps, 'start' | 'end' | 'type' | 'limit' | 'disabled'> & {
  /** A code was requested and sent; the input is disabled until then. */
  sent: boolean
  /** Requests a code, also another one. */
  onSend: () => void
  /** The request is pending. */
  sending?: boolean
  /** When another code may be requested, in ms on the clock `now`. */
  resendAt?: number
  /** A stable function: `client.clock.now`. */
  now: () => number
}

/** A code that comes by SMS or e-mail: one input that phones fill by themselves, and the button that sends it. Section 9. */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    id,
    className,
    sent,
    onSend,
    sending = false,
    resendAt,
    now,
    onChange,
    clean = (text) => text,
    ...rest
  } = props
  const labels = useUiLabels()
  const row = useRef<HTMLDivElement>(null)
  const seconds = useSecondsLeft(resendAt, now)
  const waiting = sending || seconds > 0

  // Focus moves to the code, unless the player has moved it elsewhere.
  useEffect(() => {
    const frame = row.current
    if (sent && frame?.contains(document.activeElement)) frame.querySelector('input')?.focus()
  }, [sent])

  const idle = sent ? labels.resendCode : labels.sendCode
  const text = sending ? labels.sendingCode : seconds > 0 ? labels.resendIn(formatSeconds(seconds, false)) : idle
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div ref={row} className={clsx(box, css.frame)}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-required
            {...rest}
            {...control}
            disabled={!sent}
            className={clsx(input, css.code)}
            {...rewriting({ ...rest, onChange }, ({ value }) => digitsIn(clean(value), MAX_DIGITS))}
          />
          <button type="button" className={css.send} aria-disabled={waiting || undefined} onClick={() => waiting || onSend()}>
            {text}
          </button>
        </div>
      )}
    </FormField>
  )
}
