import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { focusFirstError } from '../components/FormField/focusFirstError.ts'
import type { FieldTexts } from '../components/FormField/FormField.tsx'
import { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx'
import type { OverlayProps } from './Dialog.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import * as css from './overlay.css.ts'

/** The keyboard appears when the dialog is fully open. Section 9. */
const FOCUS_AFTER_MS = 500

export type PromptProps = Omit<OverlayProps, 'children'> & {
  text?: ReactNode
  label: string
  hint?: ReactNode
  error?: ReactNode
  defaultValue?: string
  /** For the field: `inputMode`, `limit`, `autoComplete`. */
  input?: Omit<TextFieldProps, keyof FieldTexts | 'defaultValue' | 'value'>
  confirmLabel: string
  cancelLabel: string
  /** Receives the trimmed text. The dialog stays open until its owner closes it, so that a failure can be shown in place. */
  onConfirm: (value: string) => void
  loading?: boolean
}

/** Requests one line of text. The field takes the focus half a second after it opened. */
export function Prompt({ open, onOpenChange, ...rest }: PromptProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <OverlayFrame open={open}>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Portal>
          <Base.Backdrop className={css.backdrop} />
          <Base.Viewport className={css.viewport}>
            <Base.Popup ref={popup} className={css.dialog} initialFocus={popup}>
              <Body {...rest} />
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayFrame>
  )
}

function Body(props: Omit<PromptProps, 'open' | 'onOpenChange'>) {
  const { title, text, label, hint, error, defaultValue, input, confirmLabel, cancelLabel, onConfirm, loading = false } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (loading) return
        onConfirm(field.current?.value.trim() ?? '')
        focusFirstError(event.currentTarget)
      }}
    >
      <div className={css.question}>
        <Base.Title className={css.title}>{title}</Base.Title>
        {text && <Base.Description className={css.text}>{text}</Base.Description>}
        <TextField {...input} {...{ label, hint, error, defaultValue }} ref={field} />
      </div>
      <div className={css.foot}>
        <Base.Close render={<Button tone="secondary" className={css.grow} />}>{cancelLabel}</Base.Close>
        <Button type="submit" className={css.grow} loading={loading}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
