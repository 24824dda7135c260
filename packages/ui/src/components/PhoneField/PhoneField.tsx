import { clsx } from 'clsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { box, input } from '../FormField/FormField.css.ts'
import { FormField } from '../FormField/FormField.tsx'
import { digitsIn } from '../FormField/digitsIn.ts'
import { rewriting } from '../FormField/rewriting.ts'
import { option } from '../Select/Select.css.ts'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './PhoneField.css.ts'

/** Section 9. */
const MAX_DIGITS = 20

export type DiallingCountry = {
  /** ISO code: BR. */
  code: string
  name: string
  /** Digits without the plus: 55. */
  diallingCode: string
  /** The national digits of a complete number of this country, such as an address book fills in; undefined for any other text. */
  read?: (text: string) => string | undefined
}

export type PhoneFieldProps = Omit<TextFieldProps, 'start' | 'end' | 'type' | 'limit' | 'clean'> & {
  countries: readonly DiallingCountry[]
  /** `code` of the chosen country. */
  country: string
  onCountryChange: (code: string) => void
}

/**
 * A mobile number: dialling code and national number. `onChange` receives digits only, at most 20, whatever was pasted. Props reach the
 * number's `input`.
 */
export function PhoneField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  countries,
  country,
  onCountryChange,
  onChange,
  disabled,
  ...props
}: PhoneFieldProps) {
  const labels = useUiLabels()
  const selectedCountry = countries.find((one) => one.code === country)
  return (
    <FormField {...{ label, hint, error, hideLabel, id, className }}>
      {(control) => (
        <div className={clsx(box, css.frame)}>
          <span className={css.country}>
            <span aria-hidden="true" className={css.code} translate="no">
              {selectedCountry?.code}
            </span>
            <span aria-hidden="true" translate="no">
              +{selectedCountry?.diallingCode}
            </span>
            {countries.length > 1 && <ChevronDownIcon size="sm" />}
            <select
              className={css.list}
              aria-label={labels.diallingCode}
              autoComplete="tel-country-code"
              value={country}
              disabled={disabled || countries.length < 2}
              onChange={(event) => onCountryChange(event.target.value)}
            >
              {countries.map((one) => (
                <option key={one.code} value={one.code} className={option}>
                  {`${one.name} (+${one.diallingCode})`}
                </option>
              ))}
            </select>
          </span>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-required
            {...props}
            {...control}
            disabled={disabled}
            className={clsx(input, css.number)}
            {...rewriting(
              { ...props, onChange },
              ({ value }) => selectedCountry?.read?.(value) ?? digitsIn(value, MAX_DIGITS, `+${selectedCountry?.diallingCode}`),
            )}
          />
        </div>
      )}
    </FormField>
  )
}
