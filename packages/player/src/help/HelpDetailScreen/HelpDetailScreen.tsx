import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { helpCenterQuery } from '@platform/sdk/query/help'
import { useClient } from '@platform/sdk/react'
import { useContentLinks } from '../../blocks/Content/useContentLinks.ts'
import { firstFailure } from '../../blocks/firstFailure.ts'
import { pathTo } from '../../paths.ts'
import { helpIndex } from '../helpIndex.ts'
import { useHelpContact } from '../useHelpContact.ts'
import { HelpDetailView } from './HelpDetailView.tsx'

/** `/m/helpDetail?i=` (2.16). */
export function HelpDetailScreen() {
  const { data } = useQuery({ ...helpCenterQuery(useClient()), ...firstFailure })
  const [query] = useSearchParams()
  const links = useContentLinks()
  const contact = useHelpContact()
  const index = helpIndex(query, data?.length ?? 0)
  return <HelpDetailView items={data} index={index} links={links} listHref={pathTo('help')} contact={contact} />
}
