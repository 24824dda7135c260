import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { affiliateUrlsQuery, removeAffiliateUrlMutation } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { useSteps } from '../../router/useSteps.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinksView } from './LinksView.tsx'

const list = pathTo('agentRegister', { tab: 'link' })
const form = pathTo('agentRegister', { tab: 'link', view: 'new' })

/** The agent's links, and the form for a new one with `view=new`. */
export function LinksPart() {
  const t = useTranslations('agentRegister.links')
  const client = useClient()
  const errorText = useErrorText()
  const [query] = useSearchParams()
  const { goOn, back } = useSteps()
  const links = useQuery(affiliateUrlsQuery(client))
  const removal = useMutation(removeAffiliateUrlMutation(client))
  const isNew = query.get('view') === 'new'
  useViewTitle(isNew ? t('new') : undefined, 1)
  if (isNew) return <LinkForm onClose={() => back(list)} />
  return (
    <LinksView
      links={loadable(links)}
      addressOf={({ code }) => location.origin + pathTo('register', { code })}
      onNew={() => goOn(form)}
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
