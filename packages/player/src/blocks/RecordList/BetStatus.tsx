import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, Tag, type TagProps } from '@platform/ui'

interface BetStatusProps {
  tone: TagProps['tone']
  label: string
  won: boolean
  /** Cents, both. */
  stake: number
  prize: number
  symbol: string
}

/** How a bet ended. A prize below the stake is told as a part of it: "won" beside a minus would say two things. */
export function BetStatus({ tone, label, won, stake, prize, symbol }: BetStatusProps) {
  const t = useTranslations('records')
  const locale = useLocale()
  if (!won || prize >= stake) return <Tag tone={tone}>{label}</Tag>
  const spell = (minor: number) => formatMoney(minor, { symbol, locale })
  return <Tag tone="neutral">{t('part', { prize: spell(prize), stake: spell(stake) })}</Tag>
}
