import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AffiliateUrl } from '@platform/sdk/agents'
import { Button, Empty, PlusIcon, type Loadable } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import * as css from './AgentRegister.css.ts'
import { LinkCard } from './LinkCard.tsx'

export interface LinksViewProps {
  links: Loadable<{ content: readonly AffiliateUrl[]; most: number }>
  addressOf: (link: AffiliateUrl) => string
  onNew: () => void
  removing: boolean
  /** Resolves once the link is removed or the error was shown. */
  onRemove: (link: AffiliateUrl) => Promise<void>
}

/** Links, each with its QR code, its number of registrations and a button that ends it. */
export function LinksView({ links, addressOf, onNew, removing, onRemove }: LinksViewProps) {
  const t = useTranslations('agentRegister.links')
  const [ending, setEnding] = useState<AffiliateUrl>()
  if (links.state === 'loading') return <LinesSkeleton />
  if (links.state === 'error') return <LoadFailed retry={links.retry} />
  const { content, most } = links.value
  const full = content.length >= most
  return (
    <>
      <div className={css.tight}>
        <Button block onClick={onNew} disabled={full}>
          <PlusIcon size="sm" />
          {t('new')}
        </Button>
        <p className={css.muted}>{t(full ? 'full' : 'count', { count: content.length, most })}</p>
      </div>
      {content.length === 0 && <Empty title={t('empty.title')} text={t('empty.text')} />}
      {content.map((link) => (
        <LinkCard key={link.code} link={link} address={addressOf(link)} onEnd={() => setEnding(link)} />
      ))}
      {ending && (
        <AlertDialog
          open
          onOpenChange={() => setEnding(undefined)}
          title={t('sure.title')}
          text={t('sure.text')}
          confirmLabel={t('sure.confirm')}
          cancelLabel={t('sure.stay')}
          tone="danger"
          loading={removing}
          onConfirm={() => void onRemove(ending).then(() => setEnding(undefined))}
        />
      )}
    </>
  )
}
