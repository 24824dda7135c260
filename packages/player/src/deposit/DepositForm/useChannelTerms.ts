import { useFormatter, useTranslations } from 'use-intl'
import type { DepositChannel } from '@platform/sdk/deposit'
import { useSpell } from '../../i18n/useSpell.ts'

/** Fee and duration of a deposit channel, as texts; the fee of an amount if there is one. */
export function useChannelTerms(symbol: string) {
  const t = useTranslations('deposit.form')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const feeOf = ({ feeRate, feeFixed }: DepositChannel) => {
    const rate = feeRate > 0 ? format.number(feeRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }) : ''
    return [rate, feeFixed > 0 ? spell(feeFixed) : ''].filter(Boolean).join(' + ')
  }
  const timeOf = ({ typicalSeconds: seconds }: DepositChannel) => {
    if (seconds === 0) return ''
    return seconds < 5400 ? t('time', { minutes: Math.round(seconds / 60) }) : t('hours', { hours: Math.round(seconds / 3600) })
  }
  return (channel: DepositChannel, fee?: number) => {
    const text = fee === undefined ? feeOf(channel) : fee > 0 && spell(fee)
    return [text ? t('fee', { fee: text }) : t('free'), timeOf(channel)]
  }
}
