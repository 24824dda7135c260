import { useTranslations } from 'use-intl'
import type { DepositChannel } from '@platform/sdk/deposit'
import { Badge, ChoiceRow } from '@platform/ui'
import * as css from './DepositForm.css.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { useChannelTerms } from './useChannelTerms.ts'

interface ChannelChoiceProps {
  channels: readonly DepositChannel[]
  value: string | undefined
  onChange: (channelId: string) => void
  symbol: string
}

/** The deposit channels, each with its limits, fee and duration. */
export function ChannelChoice({ channels, value, onChange, symbol }: ChannelChoiceProps) {
  const t = useTranslations('deposit.form')
  const termsOf = useChannelTerms(symbol)
  const spell = useSpell(symbol)
  const short = (minor: number) => spell(minor).replace(/\D00$/, '')
  return (
    <ChoiceRow
      label={t('method')}
      changeLabel={t('change')}
      value={value}
      onChange={onChange}
      options={channels.map((channel) => ({
        value: channel.channelId,
        label: (
          <span className={css.channelHead}>
            {channel.channelName}
            {channel.maintenance ? (
              <Badge tone="warning">{t('maintenance')}</Badge>
            ) : (
              channel.recommended && <Badge tone="brand">{t('recommended')}</Badge>
            )}
          </span>
        ),
        text: (
          <JoinedParts
            parts={[
              ...termsOf(channel),
              <span key="range" className={css.range}>
                {verbatim(t)('range', { min: short(channel.min), max: short(channel.max) })}
              </span>,
            ]}
          />
        ),
        disabled: channel.maintenance,
      }))}
    />
  )
}
