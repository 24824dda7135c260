import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MAX_BANK_CARDS } from '@platform/sdk/security'
import { removeBankCardMutation, securityConfigQuery, setDefaultBankCardMutation } from '@platform/sdk/query/security'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { DestinationsView } from './DestinationsView.tsx'
import { useBankCards } from './useBankCards.ts'
import { pathOfView } from '../views.ts'
import { shownFor } from '../shownFor.ts'

/** The list of destinations. */
export function Destinations() {
  const t = useTranslations('security')
  const client = useClient()
  const errorText = useErrorText()
  const cards = useBankCards()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const choose = useKeyedMutation(setDefaultBankCardMutation(client), { onDone: () => toasts.show(t('saved'), 'success', shownFor) })
  const remove = useKeyedMutation(removeBankCardMutation(client), {
    onDone: () => toasts.show(t('destinations.removed'), 'success', shownFor),
  })
  const changes = [choose, remove]
  const failed = changes.find(({ status }) => status === 'failed')
  return (
    <DestinationsView
      cards={cards}
      most={MAX_BANK_CARDS}
      addHref={pathOfView('destination')}
      paymentPasswordHref={data.paymentPassword ? undefined : pathOfView('payment')}
      busy={choose.busy || remove.busy}
      unknown={changes.map(unknownOf).find(Boolean)}
      error={failed && 'error' in failed ? errorText(failed.error) : undefined}
      onDefault={({ id }) => void choose.submit({ id })}
      onRemove={({ id }) => void remove.submit({ id })}
    />
  )
}
