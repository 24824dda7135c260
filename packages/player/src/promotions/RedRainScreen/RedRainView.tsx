import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RainSession } from '@platform/sdk/rewards'
import { Card, Empty, HotIcon, lazySheet, ListItem, TeamIcon } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import * as css from '../rewards.css.ts'
import { PastRains } from './PastRains.tsx'
import { RainFacts } from './RainFacts.tsx'
import { RainHero } from './RainHero.tsx'
import { RainRules } from './RainRules.tsx'
import type { RedRainViewProps } from './RedRainViewProps.ts'

const RainProofSheet = lazySheet(async () => (await import('./RainProofSheet.tsx')).RainProofSheet)

/** Red rain: the next rain, taking part, the results, and the proofs. */
export function RedRainView(props: RedRainViewProps) {
  const { rains, current, symbol, now, ticket, seenRain, recordsHref, teamHref, envelopes, onOpened } = props
  const { sessions, ...terms } = rains
  const t = useTranslations('rewards.redRain')
  const [checked, setChecked] = useState<RainSession>()
  const [openedId, setOpenedId] = useState<string>()
  // The prize of a packet that is still sealed is not given away below it.
  const isSealed = ({ id }: RainSession) => id === current?.id && id !== openedId
  const past = sessions.filter((rain) => rain.state === 'drawn' && !isSealed(rain)).toReversed()
  return (
    <div className={css.page}>
      {teamHref && (
        <Card flush>
          <ListItem href={teamHref} icon={<TeamIcon />} title={t('team')} text={t('teamText')} />
        </Card>
      )}
      {envelopes}
      {ticket.unknown && <UnknownOutcome {...ticket.unknown} />}
      {current ? (
        // The key resets the state for each rain.
        <RainHero
          key={current.id}
          rain={current}
          terms={terms}
          symbol={symbol}
          now={now}
          ticket={ticket}
          onCheck={setChecked}
          onOpened={() => {
            setOpenedId(current.id)
            onOpened()
          }}
        />
      ) : (
        <Empty icon={<HotIcon size="lg" />} title={t('none')} text={t('noneText')} />
      )}
      {current && <RainFacts rain={current} symbol={symbol} />}
      {past.length > 0 && <PastRains rains={past} symbol={symbol} recordsHref={recordsHref} onCheck={setChecked} />}
      <RainRules stake={terms.stake} days={terms.days} symbol={symbol} />
      {checked && (
        <RainProofSheet open onOpenChange={() => setChecked(undefined)} rain={checked} seen={seenRain(checked.id)} symbol={symbol} />
      )}
    </div>
  )
}
