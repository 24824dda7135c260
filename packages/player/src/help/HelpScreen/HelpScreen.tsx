import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { helpCenterQuery } from '@platform/sdk/query/help'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { useBack } from '../../router/useBack.ts'
import { pathTo } from '../../paths.ts'
import { useHelpContact } from '../useHelpContact.ts'
import { HelpView } from './HelpView.tsx'

/** `/m/help` (2.16). With `i` it is the address of one item. */
export function HelpScreen() {
  const answer = useQuery(helpCenterQuery(useClient()))
  const [query] = useSearchParams()
  const onBack = useBack()
  const contact = useHelpContact()
  const i = query.get('i')
  if (i !== null) return <Navigate to={pathTo('helpDetail', { i })} replace />
  return <HelpView items={loadable(answer)} contact={contact} onBack={onBack} />
}
