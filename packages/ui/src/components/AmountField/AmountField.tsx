import { useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import type { UiLabels } from '../../labels/UiLabels.ts'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { FilterChip } from '../FilterChip/FilterChip.tsx'
import { box, field, input } from '../FormField/FormField.css.ts'
import { FormField } from '../FormField/FormField.tsx'
import { isComposing } from '../FormField/rewriting.ts'
import { formatMoney } from '../Money/formatMoney.ts'
import { announce } from '../Toaster/announce.ts'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './AmountField.css.ts'
import { verbatimIn } from '../Verbatim/verbatimIn.tsx'
import { entryOf } from './decimalSignOf.ts'
import { readTypedAmount, type AmountProblem, type TypedAmount } from './readTypedAmount.ts'

const problemLabels = { negative: 'amountNegative', unclear: 'amountUnclear', tooLong: 'amountTooLong' } as const

export type AmountFieldProps = Omit<
  TextFieldProps,
  'start' | 'end' | 'type' | 'limit' | 'clean' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  /** Integer cents; undefined while empty. */
  value: number | undefined
  onChange: (minor: number | undefined) => void
  /** The wallet's own symbol: "R$". */
  symbol: string
  /** Amounts to take with one tap, in cents. */
  chips?: readonly number[]
  /** Among other fields: the same height as they have, and an amount as large as their text. */
  compact?: boolean
  /** In cents. They become the hint if there is no other; the owner rejects values, by `error`. */
  min?: number
  max?: number
}

/** An amount of money in integer cents, never a float; required unless `aria-required` is false. Section 2.2. */
export function AmountField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  value,
  onChange,
  symbol,
  chips = [],
  compact = false,
  min,
  max,
  ...props
}: AmountFieldProps) {
  const labels = useUiLabels()
  const [typed, setTyped] = useState<TypedAmount>()
  /** What an input method composes: read when it is complete. */
  const [composed, setComposed] = useState<string>()
  const [problem, setProblem] = useState<AmountProblem>()
  const money = (minor: number, sign = symbol) => formatMoney(minor, { symbol: sign, locale: labels.locale })
  const formatted = value === undefined ? '' : money(value, '')
  // The typed text stays as typed, unless the owner has changed the amount.
  const inputText = typed !== undefined && typed.minor === value ? typed.text : formatted
  const type = (raw: string) => {
    const read = readTypedAmount(raw, labels.locale, entryOf(inputText, raw), symbol)
    setComposed(undefined)
    setProblem(read.problem)
    if (read.problem) announce(labels[problemLabels[read.problem]])
    // The field stays as it was.
    if (read.problem) return
    setTyped(read)
    onChange(read.minor)
  }
  const rule = hint ?? limitsText(labels, min && money(min), max && money(max))
  // Why the field stayed as it was, and still what it may contain.
  const problemAndRule = problem && (
    <>
      {labels[problemLabels[problem]]} {rule}
    </>
  )
  return (
    <div className={clsx(field, className)}>
      <FormField {...{ label, error, hideLabel, id }} hint={problemAndRule ?? rule}>
        {(control) => (
          <div className={clsx(box, !compact && css.frame)}>
            <span className={css.symbol} aria-hidden="true">
              {symbol}
            </span>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder={money(0, '')}
              aria-required
              {...props}
              {...control}
              className={clsx(input, compact ? css.compact : css.amount)}
              value={composed ?? inputText}
              onChange={(event) => (isComposing(event.nativeEvent) ? setComposed : type)(event.target.value)}
              onCompositionEnd={(event) => type(event.currentTarget.value)}
              onBlur={(event) => {
                setTyped(undefined)
                setProblem(undefined)
                props.onBlur?.(event)
              }}
            />
          </div>
        )}
      </FormField>
      {chips.length > 0 && (
        <div className={css.chips}>
          {chips.map((minor) => (
            <FilterChip
              key={minor}
              className={css.chip}
              selected={minor === value}
              disabled={props.disabled}
              onClick={() => {
                setProblem(undefined)
                onChange(minor)
              }}
            >
              {money(minor).replace(/\D00$/, '')}
            </FilterChip>
          ))}
        </div>
      )}
    </div>
  )
}

function limitsText(labels: UiLabels, least?: string | 0, most?: string | 0): ReactNode {
  if (least && most) return verbatimIn((amounts) => labels.amountBetween(amounts.least, amounts.most), { least, most })
  if (least) return verbatimIn((amounts) => labels.amountFrom(amounts.least), { least })
  return most ? verbatimIn((amounts) => labels.amountUpTo(amounts.most), { most }) : undefined
}
