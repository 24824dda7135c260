import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RainSession } from '@platform/sdk/rewards'
import { Card, Empty, HotIcon, lazySheet, ListItem, TeamIcon } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from '../rewards.css.ts'
import { PastRains } from './PastRains.tsx'
import { RainFacts } from './RainFacts.tsx'
import { RainHero } from './RainHero.tsx'
import { RainRules } from './RainRules.tsx'
import type { RedRainViewProps } from './RedRainViewProps.ts'

const ProofSheet = lazySheet(async () => (await import('./ProofSheet.tsx')).ProofSheet)

/** Red rain: the next rain, taking part, the results, and the proofs. */
export function RedRainView(props: RedRainViewProps) {
  const { sessions, current, symbol, unknown, seenRain, recordsHref, teamHref, envelopes, stake, days } = props
  const t = useTranslations('rewards.rain')
  const [checked, setChecked] = useState<RainSession>()
  const past = sessions.filter(({ state }) => state === 'drawn').toReversed()
  return (
    <div className={css.page}>
      {teamHref && (
        <Card flush>
          <ListItem href={teamHref} icon={<TeamIcon />} title={t('team')} text={t('teamText')} />
        </Card>
      )}
      {envelopes}
      {unknown && <UnknownOutcome {...unknown} />}
      {current ? (
        // The key resets the state for each rain.
        <RainHero key={current.id} {...props} rain={current} onCheck={setChecked} />
      ) : (
        <Empty icon={<HotIcon size="lg" />} title={t('none')} text={t('noneText')} />
      )}
      {current && <RainFacts rain={current} symbol={symbol} />}
      {past.length > 0 && <PastRains rains={past} symbol={symbol} recordsHref={recordsHref} onCheck={setChecked} />}
      <RainRules stake={stake} days={days} symbol={symbol} />
      {checked && <ProofSheet open onOpenChange={() => setChecked(undefined)} rain={checked} seen={seenRain(checked.id)} symbol={symbol} />}
    </div>
  )
}
