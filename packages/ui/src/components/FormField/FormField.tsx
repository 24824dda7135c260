import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './FormField.css.ts'

/** The props that the control of a field must receive. */
export type FieldControl = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Message below the field; its presence marks the field as invalid. */
  error?: ReactNode
  /** The label is read out, not visible. */
  hideLabel?: boolean
}

export type FormFieldProps = FieldTexts & { id?: string; className?: string; children: (control: FieldControl) => ReactNode }

/** Label, hint and error around any control: `<FormField label="E-mail">{(control) => <input {...control} />}</FormField>`. */
export function FormField({ label, hint, error, hideLabel = false, id, className, children }: FormFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const labelText = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label
  return (
    <div className={clsx(css.field, className)}>
      <label htmlFor={inputId} className={hideLabel ? undefined : css.label}>
        {labelText}
      </label>
      {children({ id: inputId, 'aria-describedby': `${inputId}-text`, 'aria-invalid': !!error || undefined })}
      <FieldMessage id={`${inputId}-text`} hint={hint} error={error} />
    </div>
  )
}

const contains = (error: ReactNode, hint: ReactNode) => typeof error === 'string' && typeof hint === 'string' && error.includes(hint)

/**
 * The lines below a field: its error, and its rule, which says how to fix it. Mounted from the start, so that a new error is announced; a
 * rule that only changes, as limits do after a payment, is not.
 */
export function FieldMessage({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <div id={id} className={css.message} aria-live="polite">
      {error && (
        <p className={css.error}>
          <ErrorIcon size="sm" />
          <span>{error}</span>
        </p>
      )}
      {hint && !contains(error, hint) && (
        <p className={css.hint} aria-live="off">
          {hint}
        </p>
      )}
    </div>
  )
}
