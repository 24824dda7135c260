import { useFormatter, useTranslations } from 'use-intl'
import { FULL_RATE, type ContractSettlement, type ContractTerms, type ContractTier } from '@platform/sdk/contracts'
import { formatMoney, useUiLabels } from '@platform/ui'
import { inZone } from '../i18n/platformZone.ts'

type Period = Pick<ContractSettlement, 'from' | 'to'>

/** Formats of contracts: rates, amounts without zero cents, a tier's payment, periods. */
export function useContractTexts(symbol: string) {
  const t = useTranslations('contracts')
  const format = useFormatter()
  const { locale } = useUiLabels()
  /** 12 500 hundred-thousandths: 12,5%. */
  const rate = (value: number) => format.number(value / FULL_RATE, { style: 'percent', maximumFractionDigits: 3 })
  const money = (minor: number) => formatMoney(minor, { symbol, locale })
  /** In a table: without zero cents, and without a symbol. */
  const short = (minor: number) => format.number(minor / 100, minor % 100 ? { minimumFractionDigits: 2 } : undefined)
  const pays = (terms: ContractTerms, tier: ContractTier) => (terms.rateType === 'fixed' ? money(tier.amount) : rate(tier.contractRate))
  const day = (at: number) => format.dateTime(at, { day: '2-digit', month: '2-digit', year: 'numeric' })
  /** When terms start or end: for hourly terms with the hour. */
  const begins = (at: number, terms: Pick<ContractTerms, 'cycle'> | undefined) =>
    terms?.cycle === 'hour' ? inZone(`${day(at)}, ${hour(at)}`) : day(at)
  /** The days or the hour of a period; its end is exclusive. */
  const period = ({ from, to }: Period) => {
    const last = to - 1
    if (to - from <= HOUR) return inZone(`${day(from)}, ${t('hours', { from: hour(from), to: hour(to) })}`)
    return day(from) === day(last) ? day(from) : t('days', { from: dayShort(from), to: day(last) })
  }
  /** A short form, for an axis. */
  const periodShort = ({ from, to }: Period) => (to - from <= HOUR ? hour(from) : dayShort(from))
  const dayShort = (at: number) => format.dateTime(at, { day: '2-digit', month: '2-digit' })
  const hour = (at: number) => format.dateTime(at, { hour: '2-digit', minute: '2-digit' })
  /** From the first tier to the last: 5% a 12%. */
  const range = (terms: ContractTerms) => {
    const [first, last] = [terms.tiers[0], terms.tiers.at(-1)]
    if (!first || !last) return ''
    return payOf(terms, first) === payOf(terms, last) ? pays(terms, first) : t('range', { from: pays(terms, first), to: pays(terms, last) })
  }
  return { rate, money, short, pays, begins, period, periodShort, range }
}

const HOUR = 3_600_000

/** A tier's payment, in hundred-thousandths or in cents. */
const payOf = ({ rateType }: ContractTerms, tier: ContractTier) => (rateType === 'fixed' ? tier.amount : tier.contractRate)
