import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormField } from '@platform/ui'
import { cutTo, textLength } from './textLength.ts'
import * as css from './TextArea.css.ts'

export interface TextAreaProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** Maximum number of characters; further input is ignored. */
  max: number
  placeholder?: string
  error?: ReactNode
  disabled?: boolean
  'aria-required'?: boolean
}

/** A multi-line text field with a counter; required unless `aria-required` is false. */
export function TextArea({ label, value, onChange, max, error, ...props }: TextAreaProps) {
  const t = useTranslations('forms')
  const count = textLength(value)
  return (
    <div>
      <FormField label={label} error={error}>
        {(control) => (
          <textarea
            aria-required={!props.disabled}
            {...props}
            {...control}
            className={css.area}
            value={value}
            onChange={(event) => onChange(cutTo(event.target.value, max))}
          />
        )}
      </FormField>
      <p className={css.counter}>
        <span role="status" hidden={count < max}>
          {count >= max && t('full', { max })}
        </span>
        <span aria-hidden="true" className={css.count}>
          {count}/{max}
        </span>
      </p>
    </div>
  )
}
