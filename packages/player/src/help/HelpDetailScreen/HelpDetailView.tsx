import { useTranslations } from 'use-intl'
import type { HelpItem } from '@platform/sdk/help'
import { ButtonLink, Card, Empty, HelpIcon, ListItem, RichText, Skeleton } from '@platform/ui'
import type { ContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { pathTo } from '../../paths.ts'
import { HelpContact, type HelpContactProps } from '../HelpScreen/HelpContact.tsx'
import * as css from '../help.css.ts'

export interface HelpDetailViewProps {
  items: readonly HelpItem[]
  /** Undefined if the address has no valid item. */
  index: number | undefined
  links: ContentLinks
  listHref: string
  contact: HelpContactProps
}

/** One answer of the help center, and the next question (2.16). */
export function HelpDetailView({ items, index, links, listHref, contact }: HelpDetailViewProps) {
  const t = useTranslations('help')
  const all = (
    <ButtonLink href={listHref} tone="secondary">
      {t('all')}
    </ButtonLink>
  )
  const item = index === undefined ? undefined : items[index]
  if (index === undefined || !item) {
    return items.length === 0 ? (
      <Empty title={t('empty')} text={t('emptyText')} />
    ) : (
      <Empty icon={<HelpIcon size="lg" />} title={t('gone')} text={t('goneText')} action={all} />
    )
  }
  const next = items[index + 1]
  return (
    <div className={css.page}>
      <Card className={css.answer}>
        <h2 className={css.answerTitle}>{item.title}</h2>
        <RichText html={item.content} {...links} />
      </Card>
      {next && (
        <Card flush>
          <ListItem href={pathTo('helpDetail', { i: index + 1 })} icon={<HelpIcon />} text={t('next')} title={next.title} />
        </Card>
      )}
      {all}
      <HelpContact {...contact} />
    </div>
  )
}

/** Skeleton of an answer. */
export function HelpDetailSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Card className={css.answer}>
        <Skeleton shape="title" />
        <div className={css.answerPlace}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </Card>
    </div>
  )
}
