import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { affiliateUrlsQuery, removeAffiliateUrlMutation } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinksView } from './LinksView.tsx'

/** The agent's links, and the form for a new one. */
export function LinksPart() {
  const t = useTranslations('accounts.links')
  const client = useClient()
  const errorText = useErrorText()
  const [making, setMaking] = useState(false)
  const links = useQuery(affiliateUrlsQuery(client))
  const removal = useMutation(removeAffiliateUrlMutation(client))
  if (making) return <LinkForm onClose={() => setMaking(false)} />
  return (
    <LinksView
      links={loadable(links)}
      addressOf={({ code }) => location.origin + pathTo('register', { code })}
      onNew={() => setMaking(true)}
      removing={removal.isPending}
      onRemove={async ({ code }) => {
        await removal.mutateAsync({ code }).then(
          () => toasts.success(t('removed')),
          (error: unknown) => toasts.error(errorText(error)),
        )
      }}
    />
  )
}
