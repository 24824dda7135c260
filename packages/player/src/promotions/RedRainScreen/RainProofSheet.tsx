import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { rainProofQuery } from '@platform/sdk/query/rewards'
import { useClient } from '@platform/sdk/react'
import { verifyRain, type RainProof, type RainSession, type RainVerdict } from '@platform/sdk/rewards'
import { CheckCircleIcon, Disclosure, ErrorIcon, Facts, loadable, Notice, Skeleton } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import type { SeenRain } from '../../storage/rainEntries.ts'
import * as shared from '../rewards.css.ts'
import * as css from './RedRain.css.ts'

export interface RainProofSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  rain: RainSession
  /** The rain as this device saw it before the draw. */
  seen: SeenRain | undefined
  symbol: string
}

/** Repeats the draw of a rain on this device from the published values, and shows whether the result is the same. */
export function RainProofSheet({ open, onOpenChange, rain, seen, symbol }: RainProofSheetProps) {
  const t = useTranslations('rewards.redRain.proof')
  const client = useClient()
  const proof = loadable(useQuery(rainProofQuery(client, rain.id)))
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('title')}>
      {proof.state === 'loading' && <Skeleton shape="control" />}
      {proof.state === 'error' && <LoadFailed retry={proof.retry} />}
      {proof.state === 'ready' && <ProofVerdict proof={proof.value} rain={rain} seen={seen} symbol={symbol} />}
    </BottomSheet>
  )
}

function ProofVerdict({ proof, rain, seen, symbol }: Pick<RainProofSheetProps, 'rain' | 'seen' | 'symbol'> & { proof: RainProof }) {
  const promise = seen ?? rain
  // A ticket that was seen belongs to the member, whatever is shown now.
  const ticket = seen?.ticket || rain.ticket
  const amount: number = rain.amount ?? 0
  const t = useTranslations('rewards.redRain.proof')
  const spell = useSpell(symbol)
  const query = useQuery({
    queryKey: ['rainVerdict', promise, proof, ticket, amount],
    queryFn: () => verifyRain(promise, proof, { ticket, amount }),
    gcTime: 0,
  })
  const answer = loadable(query)
  if (answer.state === 'loading') return <Skeleton shape="control" />
  if (answer.state === 'error') return <Notice tone="danger">{t('impossible')}</Notice>
  const verdict = answer.value
  const checks: (keyof RainVerdict)[] = ticket ? ['seed', 'packets', 'tickets', 'result'] : ['seed', 'packets', 'tickets']
  const honest = checks.every((check) => verdict[check])
  return (
    <div className={shared.stack}>
      <Notice tone={honest ? 'win' : 'danger'}>{t(honest ? 'honest' : 'broken')}</Notice>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check} className={css.check}>
            {verdict[check] ? <CheckCircleIcon /> : <ErrorIcon />}
            <span>{t(`${check}.${verdict[check] ? 'ok' : 'wrong'}`)}</span>
          </li>
        ))}
      </ul>
      {!seen && <p className={shared.muted}>{t('unseen')}</p>}
      <Disclosure title={t('values')}>
        <Facts
          rows={[
            { label: t('promise'), value: <code className={css.hash}>{promise.hash}</code>, long: true },
            { label: t('seedValue'), value: <code className={css.hash}>{proof.seed}</code>, long: true },
            { label: t('list', { count: proof.tickets.length }), value: <code className={css.hash}>{proof.listDigest}</code>, long: true },
            ...(ticket ? [{ label: t('ticket'), value: <code className={css.hash}>{ticket}</code>, long: true }] : []),
            { label: t('amounts'), value: proof.amounts.map(spell).join(' · '), long: true },
          ]}
        />
      </Disclosure>
    </div>
  )
}
