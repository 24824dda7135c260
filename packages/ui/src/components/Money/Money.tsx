import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { formatMoney } from './formatMoney.ts'
import { long, longer, money, rising, sizes, tones } from './Money.css.ts'
import { useCountUp } from './useCountUp.ts'

export type MoneyProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Integer cents. */
  minor: number
  /** The wallet's own symbol: "R$". */
  symbol: string
  /** Asterisks instead of the amount, the same width for every amount. */
  masked?: boolean
  /** Plus or minus sign and the colour of winning or losing. */
  signed?: boolean
  /** A changed amount counts to its new value, unless motion is reduced: balances and prizes. */
  counting?: boolean
  size?: 'inherit' | 'md' | 'lg' | 'xl'
}

/** An amount of money with two decimals and digits of one width. Section 2.2. */
export function Money({
  minor,
  symbol,
  masked = false,
  signed = false,
  counting = false,
  size = 'inherit',
  className,
  ...props
}: MoneyProps) {
  const labels = useUiLabels()
  const countedAmount = useCountUp(minor, counting)
  const format = (amount: number) => formatMoney(amount, { symbol, locale: labels.locale, signed })
  const amount = format(minor)
  const tone = !signed || masked || minor === 0 ? 'inherit' : minor > 0 ? 'win' : 'loss'
  return (
    <span
      translate={masked ? undefined : 'no'}
      {...props}
      className={clsx(
        money,
        sizes[size],
        !masked && [amount.length > 15 ? longer : amount.length > 12 && long, countedAmount < minor && rising],
        tones[tone],
        className,
      )}
    >
      {masked ? (
        <>
          <span aria-hidden="true">{symbol}&nbsp;*****</span>
          <VisuallyHidden>{labels.balanceHidden}</VisuallyHidden>
        </>
      ) : countedAmount === minor ? (
        amount
      ) : (
        <>
          <span aria-hidden="true">{format(countedAmount)}</span>
          <VisuallyHidden>{amount}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
