import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, InviteIcon, ListItem, ShareIcon, Skeleton } from '@platform/ui'
import { BrandMark } from '../../blocks/BrandMark/BrandMark.tsx'
import { CopyText } from '../../blocks/CopyText/CopyText.tsx'
import * as css from './InviteView.css.ts'

export interface InviteViewProps {
  brand: string
  /** The member's own link to the registration; undefined while it is on its way. */
  link: string | undefined
  /** Whether the device has a sheet to share with. */
  canShare: boolean
  onShare: (text: string, link: string) => void
}

/** The member's invitation link, and the ways to send it. */
export function InviteView({ brand, link, canShare, onShare }: InviteViewProps) {
  const t = useTranslations('member.invite')
  const text = t('message', { brand })
  const sent = link && encodeURIComponent(`${text} ${link}`)
  return (
    <div className={css.page}>
      <Card tone="soft" className={css.lead}>
        <span className={css.icon}>
          <InviteIcon size="lg" />
        </span>
        <h2 className={css.title}>{t('title')}</h2>
        <p>{t('text')}</p>
      </Card>
      <Card className={css.part}>
        <h3 className={css.label}>{t('link')}</h3>
        {link ? (
          <CopyText text={link} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
        ) : (
          <Skeleton shape="control" />
        )}
        {canShare && (
          <Button block size="lg" disabled={!link} onClick={() => link && onShare(text, link)}>
            <ShareIcon size="sm" />
            {t('share')}
          </Button>
        )}
      </Card>
      {link && (
        <Card flush>
          <ul>
            <li>
              <ListItem
                href={`https://wa.me/?text=${sent}`}
                renderLink={outside}
                icon={<BrandMark brand="WHATSAPP" />}
                title={t('whatsapp')}
              />
            </li>
            <li>
              <ListItem
                href={`https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`}
                renderLink={outside}
                icon={<BrandMark brand="TELEGRAM" />}
                title={t('telegram')}
              />
            </li>
          </ul>
        </Card>
      )}
    </div>
  )
}

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const outside = (props: ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener noreferrer" />
