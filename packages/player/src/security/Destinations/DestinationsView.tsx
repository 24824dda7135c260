import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BankCard } from '@platform/sdk/security'
import { Badge, Button, ButtonLink, Card, Empty, Notice, PlusIcon, WithdrawIcon } from '@platform/ui'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import { RemoveDialog } from '../RemoveDialog.tsx'
import * as css from './DestinationsView.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface DestinationsViewProps {
  cards: readonly BankCard[]
  most: number
  addHref: string
  /** Only while something has to be set first. */
  paymentPasswordHref?: string
  busy: boolean
  error: string | undefined
  /** A change may have happened or not: no other until that is known. */
  unknown?: UnknownOutcomeProps
  onDefault: (card: BankCard) => void
  onRemove: (card: BankCard) => void
}

/** The destinations of withdrawals: up to five PIX keys and accounts, all in the member's name. */
export function DestinationsView({
  cards,
  most,
  addHref,
  paymentPasswordHref,
  busy,
  error,
  unknown,
  onDefault,
  onRemove,
}: DestinationsViewProps) {
  const t = useTranslations('security')
  const [removing, setRemoving] = useState<BankCard>()
  const blocked = busy || unknown !== undefined
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{t('destinations.title')}</ViewTitle>
        <p className={css.intro}>{t('destinations.intro', { most })}</p>
      </div>
      {paymentPasswordHref && (
        <Notice
          tone="warning"
          end={
            <ButtonLink size="sm" href={paymentPasswordHref}>
              {t('set')}
            </ButtonLink>
          }
        >
          {t('destinations.needsPassword')}
        </Notice>
      )}
      <CallReport error={error} unknown={unknown} />
      {cards.length === 0 && <Empty icon={<WithdrawIcon size="lg" />} title={t('destinations.none')} text={t('destinations.noneText')} />}
      <ul className={css.list}>
        {cards.map((card) => {
          const name = card.type === 'PIX' ? t('destinations.pix', { type: t(`pixTypes.${typeOf(card)}`) }) : card.bankName
          return (
            <li key={card.id}>
              <Card className={css.card}>
                <div className={css.line}>
                  <span className={css.name}>{name}</span>
                  {card.isDefault && <Badge tone="brand">{t('destinations.default')}</Badge>}
                </div>
                <span className={css.number} translate="no">
                  {card.masked}
                </span>
                <span className={css.holder} translate="no">
                  {card.payeeName}
                </span>
                <div className={css.actions}>
                  {!card.isDefault && (
                    <Button
                      tone="secondary"
                      size="sm"
                      disabled={blocked}
                      aria-label={t('destinations.makeOneDefault', { name, number: card.masked })}
                      onClick={() => onDefault(card)}
                    >
                      {t('destinations.makeDefault')}
                    </Button>
                  )}
                  <Button
                    tone="ghost"
                    size="sm"
                    disabled={blocked}
                    aria-label={t('destinations.removeOne', { name, number: card.masked })}
                    onClick={() => setRemoving(card)}
                  >
                    {t('destinations.remove')}
                  </Button>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      {cards.length < most ? (
        !paymentPasswordHref && (
          <ButtonLink size="lg" block href={addHref}>
            <PlusIcon size="sm" />
            {t('destinations.add')}
          </ButtonLink>
        )
      ) : (
        <Notice>{t('destinations.full', { most })}</Notice>
      )}
      <RemoveDialog
        open={removing !== undefined}
        title={t('destinations.removeTitle')}
        text={verbatim(t)('destinations.removeText', { number: removing?.masked ?? '' })}
        onClose={() => setRemoving(undefined)}
        onRemove={() => removing && onRemove(removing)}
      />
    </div>
  )
}

const pixTypes = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM'] as const
const typeOf = ({ pixKeyType }: BankCard) => pixTypes.find((type) => type === pixKeyType) ?? 'RANDOM'
