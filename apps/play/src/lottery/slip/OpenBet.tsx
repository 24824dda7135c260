import { Button, Notice } from '@platform/ui'
import { UnknownNotice } from '../UnknownNotice.tsx'
import { useWords } from '../words.ts'
import type { BetState } from './useBet.ts'

/** A bet without a visible receipt: being checked, unknown, or placed before a reload. Renders nothing in other states. */
export function OpenBet({ state, onRecords }: { state: BetState; onRecords: () => void }) {
  const { t } = useWords()
  const records = (
    <Button size="sm" tone="ghost" onClick={onRecords}>
      {t('myBets')}
    </Button>
  )
  if (state.status === 'checking') return <Notice role="status">{t('checking')}</Notice>
  if (state.status === 'placed')
    return (
      <Notice tone="win" role="status" end={records}>
        {t('placedEarlier')}
      </Notice>
    )
  if (state.status !== 'unknown') return null
  return (
    <UnknownNotice text={t('unknown')} requestId={state.requestId} onCheck={state.onCheck}>
      {records}
    </UnknownNotice>
  )
}
