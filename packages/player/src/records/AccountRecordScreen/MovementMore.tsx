import { useQuery } from '@tanstack/react-query'
import { memberTransactionQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import { MovementMoreView } from './MovementMoreView.tsx'

/** The parts of a movement and its related ones, loaded once it is opened. */
export function MovementMore({ id, types, symbol }: { id: string; types: 'A' | undefined; symbol: string }) {
  const answer = loadable(useQuery(memberTransactionQuery(useClient(), id, types)))
  if (answer.state === 'loading') return <LinesSkeleton />
  if (answer.state === 'error') return <LoadFailed retry={answer.retry} />
  return <MovementMoreView parts={answer.value.parts} related={answer.value.related} symbol={symbol} />
}
