import { useTranslations } from 'use-intl'
import type { Reward } from '@platform/sdk/rewards'
import {
  Button,
  ButtonLink,
  Card,
  CrownIcon,
  HotIcon,
  InviteIcon,
  Notice,
  ProgressBar,
  PromotionsIcon,
  StarIcon,
  TrophyIcon,
} from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import * as css from './RewardCard.css.ts'
import { useCostText } from './useCostText.tsx'

const icons: Record<Reward['source'], React.ReactNode> = {
  promotion: <PromotionsIcon />,
  vip: <CrownIcon />,
  mission: <StarIcon />,
  ranking: <TrophyIcon />,
  redRain: <HotIcon />,
  referral: <InviteIcon />,
}

export interface RewardCardProps {
  reward: Reward
  symbol: string
  /** Level of the card's heading: 2 below a page's title, 3 in a section. */
  level?: 2 | 3
  /** A claim is pending: no second one is sent. */
  busy?: boolean
  onClaim?: (id: string) => void
  /** The screen on which the member continues, with the link's text. */
  way?: { href: string; text: string }
  /** Opens the form of an application. */
  onApply?: () => void
}

/** A reward with its five facts: title, amount, condition, expiry, and the cost to clear it. */
export function RewardCard({ reward, symbol, level = 2, busy, onClaim, way, onApply }: RewardCardProps) {
  const t = useTranslations('rewards.card')
  const spell = useSpell(symbol)
  const costOf = useCostText(symbol)
  const moment = useMoment()
  const { id, source, title, condition, amount, status, expireTime, paidTime, wagered, toWager, progress, target, reason } = reward
  const ready = status === 'claim'
  // Several cards have the same button: its accessible name includes the reward.
  const named = (text: string) => `${text}: ${title}`
  const Title = `h${level}` as const
  return (
    <Card className={css.card} data-ready={ready || undefined}>
      <div className={css.head}>
        <span className={css.icon}>{icons[source]}</span>
        <div className={css.texts}>
          <Title className={css.title}>{title}</Title>
          {condition && <p className={css.muted}>{condition}</p>}
        </div>
        <div className={css.right}>
          <strong className={css.amount} translate="no">
            {spell(amount)}
          </strong>
          {ready && onClaim && (
            <Button size="sm" loading={busy} aria-label={named(t('claim', { amount: spell(amount) }))} onClick={() => onClaim(id)}>
              {t('claimShort')}
            </Button>
          )}
        </div>
      </div>
      {toWager !== undefined && !ready && (
        <ProgressBar label={t('wagered')} value={wagered ?? 0} max={toWager} valueText={`${spell(wagered ?? 0)} / ${spell(toWager)}`} />
      )}
      {target !== undefined && !ready && (
        <ProgressBar label={t('progress')} value={progress ?? 0} max={target} valueText={`${progress ?? 0} / ${target}`} />
      )}
      {reason && <Notice tone="danger">{reason}</Notice>}
      <p className={css.facts}>
        <JoinedParts
          parts={[
            expireTime !== undefined && t('until', { when: moment(expireTime) }),
            paidTime !== undefined && t('paid', { when: moment(paidTime) }),
            costOf(reward),
          ]}
        />
      </p>
      {!ready && (
        <div className={css.end}>
          {status === 'join' ? <span /> : <StatusBadge status={source === 'mission' && status === 'joined' ? 'process' : status} />}
          {onApply && (
            <Button tone="secondary" size="sm" aria-label={named(t('apply'))} onClick={onApply}>
              {t('apply')}
            </Button>
          )}
          {way && (
            <ButtonLink href={way.href} tone="secondary" size="sm" aria-label={named(way.text)}>
              {way.text}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
