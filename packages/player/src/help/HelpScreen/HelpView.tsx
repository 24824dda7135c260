import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HelpItem } from '@platform/sdk/help'
import { BackBar, Card, Empty, HelpIcon, ListItem, SearchField, Skeleton, type Loadable } from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { pathTo } from '../../paths.ts'
import { findHelp } from '../findHelp.ts'
import { HelpContact, type HelpContactProps } from './HelpContact.tsx'
import * as css from '../help.css.ts'

export interface HelpViewProps {
  items: Loadable<readonly HelpItem[]>
  contact: HelpContactProps
  onBack: () => void
}

/** The help center: titles that link to their answers, and a search over both. It renders its own header (2.2, 2.16). */
export function HelpView({ items, contact, onBack }: HelpViewProps) {
  const t = useTranslations('help')
  const titles = useTranslations('titles')
  const [search, setSearch] = useState('')
  const results = items.state === 'ready' ? findHelp(items.value, search) : undefined
  return (
    <>
      <BackBar title={titles('help')} onBack={onBack} />
      <div className={css.page} aria-busy={items.state === 'loading'}>
        <SearchField label={t('search')} value={search} onChange={(event) => setSearch(event.target.value)} />
        {items.state === 'loading' && <QuestionsSkeleton />}
        {items.state === 'error' && <LoadFailed retry={items.retry} />}
        {results && results.length > 0 && (
          <Card flush>
            <ul>
              {results.map(({ item, index }) => (
                <li key={index}>
                  <ListItem href={pathTo('helpDetail', { i: index })} icon={<HelpIcon />} title={item.title} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {results?.length === 0 && <Empty title={t(search ? 'notFound' : 'empty')} text={t(search ? 'notFoundText' : 'emptyText')} />}
        {/* Not while loading: it would move with the unknown height of the rows. */}
        {items.state !== 'loading' && <HelpContact {...contact} />}
      </div>
    </>
  )
}

/** As many as a phone shows. */
function QuestionsSkeleton() {
  return (
    <Card flush>
      {Array.from({ length: 11 }, (_, row) => (
        <div key={row} className={css.row}>
          <Skeleton />
        </div>
      ))}
    </Card>
  )
}
