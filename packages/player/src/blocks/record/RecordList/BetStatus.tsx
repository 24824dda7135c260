import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, Tag, type TagProps } from '@platform/ui'
import { verbatim } from '../../../i18n/verbatim.ts'

interface BetStatusProps {
  tone: TagProps['tone']
  label: string
  won: boolean
  /** Cents, as `prize`. */
  stake: number
  prize: number
  symbol: string
}

/** The outcome of a bet. A prize up to the stake is shown as what it returns of it: "won" beside a loss, or nothing, would be a contradiction. */
export function BetStatus({ tone, label, won, stake, prize, symbol }: BetStatusProps) {
  const t = useTranslations('records')
  const locale = useLocale()
  if (won && prize === stake) return <Tag tone="neutral">{t('returned')}</Tag>
  if (!won || prize > stake) return <Tag tone={tone}>{label}</Tag>
  const spell = (minor: number) => formatMoney(minor, { symbol, locale })
  return <Tag tone="neutral">{verbatim(t)('part', { prize: spell(prize), stake: spell(stake) })}</Tag>
}
