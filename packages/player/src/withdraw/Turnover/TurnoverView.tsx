import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getTurnover, TurnoverRequirement } from '@platform/sdk/wallet'
import { ButtonLink, Card, Disclosure, Empty, Facts, Notice, ProgressBar } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { type BonusEnd, BonusNotice } from '../BonusNotice.tsx'
import * as css from '../Withdraw.css.ts'

export interface TurnoverViewProps {
  requirements: readonly TurnoverRequirement[]
  /** Opposite bets, which do not count. */
  uncounted: OutputOf<typeof getTurnover>['uncounted']
  /** Sum of those that no withdrawal holds, cents. */
  left: number
  /** The bonus that a withdrawal now would end. */
  bonus: BonusEnd
  symbol: string
  formHref: string
}

/** Each turnover requirement: source, progress, weights, average cost of the rest, last bets. */
export function TurnoverView({ requirements, uncounted, left, bonus, symbol, formHref }: TurnoverViewProps) {
  const t = useTranslations('withdraw.turnover')
  useViewTitle(t('name'))
  const spell = useSpell(symbol)
  if (requirements.length === 0)
    return (
      <div className={css.page}>
        <Empty title={t('none')} text={t('noneText')} action={<ButtonLink href={formHref}>{t('back')}</ButtonLink>} />
        <UncountedBets bets={uncounted} symbol={symbol} />
      </div>
    )
  const isPaused = requirements.every(({ held }) => held)
  return (
    <div className={css.page}>
      <Card tone="soft" className={css.tight}>
        <h2 className={css.heading}>{isPaused ? t('paused') : verbatim(t)('title', { left: spell(left) })}</h2>
        <p className={css.muted}>{t(isPaused ? 'pausedIntro' : 'intro')}</p>
      </Card>
      {!isPaused && <BonusNotice {...bonus} symbol={symbol} which="any" />}
      {requirements.map((requirement) => (
        <Requirement key={requirement.id} requirement={requirement} symbol={symbol} />
      ))}
      <UncountedBets bets={uncounted} symbol={symbol} />
      <ButtonLink block tone="secondary" href={formHref}>
        {t('back')}
      </ButtonLink>
    </div>
  )
}

function UncountedBets({ bets, symbol }: { bets: TurnoverViewProps['uncounted']; symbol: string }) {
  const t = useTranslations('withdraw.turnover')
  const spell = useSpell(symbol)
  const moment = useMoment()
  if (bets.length === 0) return null
  return (
    <Card className={css.stack}>
      <h3 className={css.heading}>{t('uncounted')}</h3>
      <p className={css.muted}>{t('uncountedText')}</p>
      <Facts
        rows={bets.map(({ orderNo, gameName, betTime, stake }) => ({
          label: `${gameName} · ${moment(betTime)} · ${orderNo}`,
          value: spell(stake),
          long: true,
        }))}
      />
    </Card>
  )
}

const types = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'] as const

function Requirement({ requirement, symbol }: { requirement: TurnoverRequirement; symbol: string }) {
  const t = useTranslations('withdraw.turnover')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const { source, title, required, done, left, bonus, held, weights, bets } = requirement
  const nameOf = (gameType: string) => {
    const known = types.find((type) => type === gameType)
    return known ? t(`games.${known}`) : gameType
  }
  return (
    <Card className={css.stack}>
      <div>
        {title && <p className={css.muted}>{t(`source.${source}`)}</p>}
        <h3 className={css.heading}>{title || t(`source.${source}`)}</h3>
      </div>
      {held && <Notice tone="info">{t('held')}</Notice>}
      <ProgressBar
        label={t('done')}
        value={done}
        max={required}
        valueText={t('of', { done: spell(done), required: spell(required) })}
        shown={verbatim(t)('of', { done: spell(done), required: spell(required) })}
      />
      <Facts
        rows={[
          { label: t('left'), value: spell(left) },
          ...(bonus > 0 ? [{ label: t('bonus'), value: spell(bonus) }] : []),
          ...weights.map(({ gameType, weight, expectedCost }) => ({
            label: nameOf(gameType),
            value: verbatim(t)('weight', { weight, cost: spell(expectedCost) }),
          })),
        ]}
      />
      <p className={css.muted}>{t('cost')}</p>
      {bets.length > 0 && (
        <Disclosure title={t('bets', { count: bets.length })}>
          <Facts
            rows={bets.map(({ gameName, betTime, amount, weight }) => ({
              label: `${gameName} · ${moment(betTime)}`,
              value: verbatim(t)('counted', { amount: spell(amount), weight }),
              long: true,
            }))}
          />
        </Disclosure>
      )}
    </Card>
  )
}
