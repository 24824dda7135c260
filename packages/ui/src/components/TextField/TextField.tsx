import type { ComponentProps, ReactNode } from 'react'
import { FormField, type FieldTexts } from '../FormField/FormField.tsx'
import { adornment, box, input } from '../FormField/FormField.css.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    /** Before the text: an icon or a prefix. */
    start?: ReactNode
    /** After the text: usually an IconButton. */
    end?: ReactNode
  }

/** One line of text with label, hint and error. All other props reach the `input`. Required unless `aria-required` is false. */
export function TextField({ label, hint, error, hideLabel, start, end, id, className, ...props }: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div className={box}>
          {start && <span className={adornment}>{start}</span>}
          <input className={input} aria-required={!props.disabled} {...props} {...control} />
          {end && <span className={adornment}>{end}</span>}
        </div>
      )}
    </FormField>
  )
}
