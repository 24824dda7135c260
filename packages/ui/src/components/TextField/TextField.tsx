import type { ComponentProps, ReactNode } from 'react'
import { FormField, type FieldTexts } from '../FormField/FormField.tsx'
import { rewriting } from '../FormField/rewriting.ts'
import { withinLimit } from '../FormField/withinLimit.ts'
import { adornment, box, input } from '../FormField/FormField.css.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'maxLength'> &
  FieldTexts & {
    /** Before the text: an icon or a prefix. */
    start?: ReactNode
    /** After the text: usually an IconButton. */
    end?: ReactNode
    /** Maximum length of the cleaned text, instead of `maxLength`, which would cut what is pasted before it is cleaned. */
    limit?: number
    /** Cleans the text for the limit: removes a mask, blanks, invisible characters. */
    clean?: (text: string) => string
  }

/** One line of text with label, hint and error. All other props reach the `input`. Required unless `aria-required` is false. */
export function TextField({ label, hint, error, hideLabel, start, end, id, className, limit, clean = asTyped, ...props }: TextFieldProps) {
  const handlers = limit === undefined ? {} : rewriting(props, (field) => withinLimit(field, limit, clean))
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div className={box}>
          {start && <span className={adornment}>{start}</span>}
          <input className={input} aria-required={!props.disabled} {...props} {...handlers} {...control} />
          {end && <span className={adornment}>{end}</span>}
        </div>
      )}
    </FormField>
  )
}

const asTyped = (text: string) => text
