import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getRebate } from '@platform/sdk/wallet'
import { Button, ButtonLink, Card, Checkbox, Countdown, Empty, HistoryIcon, ListItem, Notice } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { StickyEnd } from '../../blocks/form/StickyEnd.tsx'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './ManualRebateView.css.ts'

export type Rebate = OutputOf<typeof getRebate>

export interface ManualRebateViewProps {
  symbol: string
  rebate: Rebate
  /** The gateway's clock. */
  now: () => number
  /** The selected categories, and their sum in cents. */
  choice: { chosen: readonly string[]; total: number; onChoose: (gameType: string, on: boolean) => void }
  claim: {
    /** Members without real money see the amounts but cannot claim. */
    isAllowed: boolean
    busy: boolean
    error: string | undefined
    unknown?: UnknownOutcomeProps
    onClaim: () => void
  }
  /** Just paid, cents. */
  paid: number | undefined
  reportHref: string | undefined
  gamesHref: string | undefined
}

/** Claimable sums by product, and when the rest is paid automatically. */
export function ManualRebateView(props: ManualRebateViewProps) {
  const { symbol, rebate, now, choice, claim, paid, reportHref, gamesHref } = props
  const [asking, ask] = useState(false)
  const t = useTranslations('wallet.manualRebate')
  const titles = useTranslations('titles')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const { products, nextSettlement, min } = rebate
  return (
    <div className={css.form}>
      {paid !== undefined && (
        <Notice tone="win" role="status">
          {verbatim(t)('paid', { amount: spell(paid) })}
        </Notice>
      )}
      <Card className={css.stack}>
        <div className={css.tight}>
          <span className={css.muted}>{t('claimable')}</span>
          <strong className={css.balance} translate="no">
            {spell(rebate.total)}
          </strong>
        </div>
        <p className={css.muted}>{t('next', { when: moment(nextSettlement) })}</p>
      </Card>
      {products.length > 0 ? (
        <RebateProducts symbol={symbol} rebate={rebate} now={now} choice={choice} claim={claim} />
      ) : (
        <Empty
          title={t('empty.title')}
          text={t('empty.text')}
          action={gamesHref && <ButtonLink href={gamesHref}>{t('empty.action')}</ButtonLink>}
        />
      )}
      {reportHref && <ListItem icon={<HistoryIcon />} title={titles('rebateReport')} text={t('reportText')} href={reportHref} />}
      <p className={css.muted}>{verbatim(t)('rules', { min: spell(min) })}</p>
      {products.length > 0 && claim.isAllowed && rebate.claimableAt === undefined && (
        <RebateClaim symbol={symbol} min={min} choice={choice} claim={claim} onAsk={() => ask(true)} />
      )}
      {asking && (
        <AlertDialog
          open
          onOpenChange={ask}
          title={verbatim(t)('sure.title', { amount: spell(choice.total) })}
          text={t('sure.text', { count: choice.chosen.length })}
          confirmLabel={t('sure.confirm')}
          cancelLabel={t('sure.stay')}
          onConfirm={() => {
            ask(false)
            claim.onClaim()
          }}
        />
      )}
    </div>
  )
}

type RebateProductsProps = Pick<ManualRebateViewProps, 'symbol' | 'rebate' | 'now' | 'choice' | 'claim'>

function RebateProducts({ symbol, rebate, now, choice, claim }: RebateProductsProps) {
  const { chosen, total, onChoose } = choice
  const { isAllowed, busy } = claim
  const t = useTranslations('wallet.manualRebate')
  const spell = useSpell(symbol)
  const rateOf = useRate()
  const nameOf = useProductName()
  const format = useFormatter()
  const { products, min, claimableAt, nextSettlement } = rebate
  const dayOf = (at: number) => format.dateTime(at, { day: '2-digit', month: '2-digit', timeZone: PLATFORM_ZONE })
  const few = total > 0 && total < min
  return (
    <>
      <ul className={css.list} aria-label={t('products')}>
        {products.map(({ gameType, bets, validBetAmount, rate, back, amount, expiresAt }) => (
          <li key={gameType}>
            <Card className={css.product}>
              <Checkbox
                className={css.choice}
                checked={chosen.includes(gameType)}
                onChange={({ currentTarget }) => onChoose(gameType, currentTarget.checked)}
                disabled={busy}
                label={<strong>{nameOf(gameType)}</strong>}
              />
              <strong className={css.money} translate="no">
                {spell(amount)}
              </strong>
              <p className={css.sum}>
                <JoinedParts
                  by=" "
                  parts={[
                    verbatim(t)('sum', { count: bets, stake: spell(validBetAmount), rate: rateOf(rate) }),
                    back > 0 && verbatim(t)('back', { amount: spell(back) }),
                    // The settlement pays everything else before it expires.
                    expiresAt !== undefined && expiresAt < nextSettlement && t('expires', { day: dayOf(expiresAt) }),
                  ]}
                />
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {few && <Notice tone="info">{verbatim(t)('few', { min: spell(min) })}</Notice>}
      {claimableAt !== undefined && (
        <Notice tone="info">
          {t('wait')} <Countdown deadline={claimableAt} now={now} />
        </Notice>
      )}
      {!isAllowed && <Notice tone="info">{t('noMoney')}</Notice>}
    </>
  )
}

type RebateClaimProps = Pick<ManualRebateViewProps, 'symbol' | 'choice' | 'claim'> & { min: number; onAsk: () => void }

function RebateClaim({ symbol, min, choice: { total }, claim: { busy, error, unknown }, onAsk }: RebateClaimProps) {
  const t = useTranslations('wallet.manualRebate')
  const spell = useSpell(symbol)
  return (
    <StickyEnd note={t('free')}>
      <CallReport error={error} unknown={unknown} unknownText={t('unknown')}>
        <Button size="lg" block loading={busy} disabled={total < Math.max(min, 1)} onClick={onAsk}>
          {total === 0 ? t('chooseFirst') : verbatim(t)('claim', { amount: spell(total) })}
        </Button>
      </CallReport>
    </StickyEnd>
  )
}
