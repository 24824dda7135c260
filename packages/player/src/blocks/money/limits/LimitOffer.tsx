import { useMutation, useQuery } from '@tanstack/react-query'
import { limitsQuery, readLimitReminderMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../../../paths.ts'
import { LimitOfferView } from './LimitOfferView.tsx'

/** Before the first deposit, the offer of a limit; each 180 days a reminder of those that are set. Nothing at other times. */
export function LimitOffer({ place }: { place: 'deposit' | 'member' }) {
  const client = useClient()
  const { data } = useQuery(limitsQuery(client))
  const read = useMutation(readLimitReminderMutation(client))
  if (!data || !read.isIdle) return null
  const isNew = data.limits.length === 0 && data.remindedAt === undefined
  const why = isNew ? place === 'deposit' && 'deposit' : data.limits.length > 0 && data.reminderDue && 'reminder'
  if (!why) return null
  return (
    <LimitOfferView
      why={why}
      required={isNew ? data.required : undefined}
      href={pathTo('responsible', { view: 'limits' })}
      onOpen={isNew ? undefined : () => read.mutate({})}
      onLater={() => read.mutate({})}
    />
  )
}
