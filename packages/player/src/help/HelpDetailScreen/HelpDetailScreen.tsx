import { Suspense } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { helpCenterQuery } from '@platform/sdk/query/help'
import { useClient } from '@platform/sdk/react'
import { useContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { pathTo } from '../../paths.ts'
import { useHelpContact } from '../useHelpContact.ts'
import { HelpDetailSkeleton, HelpDetailView } from './HelpDetailView.tsx'

/** `/m/helpDetail?i=` (2.16). */
export const HelpDetailScreen = () => (
  <Suspense fallback={<HelpDetailSkeleton />}>
    <HelpDetail />
  </Suspense>
)

function HelpDetail() {
  const { data } = useSuspenseQuery(helpCenterQuery(useClient()))
  const [query] = useSearchParams()
  const links = useContentLinks()
  const contact = useHelpContact()
  const index = helpIndex(query, data.length)
  useViewTitle(index === undefined ? undefined : data[index]?.title)
  return <HelpDetailView items={data} index={index} links={links} listHref={pathTo('help')} contact={contact} />
}

/** Index of the item in the address (`i`, 0 without a number); undefined if the list has no such item. Spec 2.16. */
export function helpIndex(query: URLSearchParams, count: number): number | undefined {
  const text = query.get('i') ?? '0'
  const index = /^-?\d+$/.test(text) ? Number(text) : 0
  return index >= 0 && index < count ? index : undefined
}
