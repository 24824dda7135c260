import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Card, type Fact, Facts, Notice } from '@platform/ui'
import { useViewTitle } from '../../page/viewTitle.ts'
import * as css from './Proof.css.ts'
import type { Proof } from './useProof.ts'

interface ProofSheetProps extends Proof {
  /** Amount of the order, formatted. */
  amount: string
  /** State of the order, in words. */
  status: string
  /** Link to the order's page. */
  back: { href: string; label: string }
  children: ReactNode
}

/** The proof of an order as a sheet: every reference number of bank and merchant, to print or to save. */
export function ProofSheet({ brand, amount, status, hash, check, back, onSave, onPrint, children }: ProofSheetProps) {
  const t = useTranslations('proof')
  useViewTitle(t('title'))
  return (
    <div className={css.page}>
      <Card className={css.sheet}>
        <div className={css.hero}>
          <p className={css.muted}>{brand}</p>
          <h2 className={css.heading}>{t('title')}</h2>
          <p className={css.amount}>{amount}</p>
          <p>{status}</p>
        </div>
        {children}
        <div className={css.tight}>
          <p className={css.muted}>{t('hash')}</p>
          <p className={css.hash}>{hash}</p>
          <Notice tone={check === 'bad' ? 'danger' : check === 'good' ? 'win' : 'info'} role="status">
            {t(check)}
          </Notice>
          <p className={css.muted}>{t('how')}</p>
        </div>
      </Card>
      <div className={css.ways}>
        <Button block size="lg" onClick={onSave}>
          {t('save')}
        </Button>
        <Button block tone="secondary" onClick={onPrint}>
          {t('print')}
        </Button>
        <ButtonLink block tone="ghost" href={back.href}>
          {back.label}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Characters that fit beside their label on a small phone. */
const LONG = 27

/** Lines of a proof; lines without a value are omitted. */
export function ProofFacts({ lines }: { lines: readonly (readonly [label: string, value: string | undefined])[] }) {
  const rows = lines.flatMap(([label, value]): Fact[] => (value ? [{ label, value, long: value.length > LONG }] : []))
  return <Facts rows={rows} />
}
