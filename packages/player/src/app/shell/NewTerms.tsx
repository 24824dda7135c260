import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { lazyComponent } from '@platform/ui'
import { routeOf } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'

const NewTermsDialog = lazyComponent({
  load: async () => (await import('./NewTermsDialog.tsx')).NewTermsDialog,
  onError: 'omit',
})

/** Pages that a member may need before the answer, and those that withdraw the balance, pause and close the account without one. */
const openPages: readonly (RouteName | undefined)[] = [
  'userAgreement',
  'service',
  'changePassword',
  'withdraw',
  'securityCenter',
  'settings',
  'responsible',
]

/** Material changes of the terms of use (2.10): a member agrees, or only withdraws and closes the account. The gateway refuses all else. */
export function NewTerms() {
  const { data } = useQuery(memberInfoQuery(useClient()))
  const screen = routeOf(useLocation().pathname)
  if (!data?.newTerms || data.mustChangePassword || openPages.includes(screen)) return null
  return <NewTermsDialog {...data.newTerms} />
}
