import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, CopyText, GridIcon, InviteIcon, lazySheet, ListItem, ShareIcon, StatTile } from '@platform/ui'
import { BrandMark } from '../../blocks/page/BrandMark.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import * as shared from '../rewards.css.ts'
import * as css from './Invite.css.ts'
import { InviteRules } from './InviteRules.tsx'
import type { InviteFriendsViewProps } from './InviteFriendsViewProps.ts'
import { Ladder } from './Ladder.tsx'

const PosterSheet = lazySheet(async () => (await import('./PosterSheet.tsx')).PosterSheet)

type InvitationProps = Omit<InviteFriendsViewProps, 'tab' | 'friends' | 'income' | 'onTab'>

/** The member's code and link, the ways to send them, the results, and the next reward. */
export function Invitation({ brand, link, referral, symbol, claiming, onShare }: InvitationProps) {
  const t = useTranslations('rewards.inviteFriends')
  const spell = useSpell(symbol)
  const [poster, setPoster] = useState(false)
  const text = t('message', { brand: brand.name })
  const copying = (copy: string) => ({ copy, copied: t('copied'), failed: t('copyFailed') })
  const outgoing = [
    { brand: 'WHATSAPP' as const, title: t('whatsapp'), href: `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}` },
    { brand: 'TELEGRAM' as const, title: t('telegram'), href: `https://t.me/share/url?${new URLSearchParams({ url: link, text })}` },
  ]
  return (
    <>
      <Card tone="soft" className={css.lead}>
        <span className={css.icon}>
          <InviteIcon size="lg" />
        </span>
        <h2 className={shared.heading}>{t('title')}</h2>
        <p>{t('text')}</p>
      </Card>
      <Card className={shared.stack}>
        <h3 className={css.label}>{t('link')}</h3>
        <CopyText text={link} texts={copying(t('copy'))} />
        <div className={shared.row}>
          <h3 className={css.label}>{t('code')}</h3>
          <CopyText text={referral.code} texts={copying(t('copyCode'))} />
        </div>
        {onShare && (
          <Button block size="lg" onClick={() => onShare(text, link)}>
            <ShareIcon size="sm" />
            {t('share')}
          </Button>
        )}
        <Button block tone={onShare ? 'secondary' : 'primary'} onClick={() => setPoster(true)}>
          <GridIcon size="sm" />
          {t('poster.open')}
        </Button>
        <PosterSheet open={poster} onOpenChange={setPoster} brand={brand} link={link} code={referral.code} />
      </Card>
      <Card flush>
        <ul className={css.plain}>
          {outgoing.map(({ brand: mark, ...item }) => (
            <li key={mark}>
              <ListItem {...item} renderLink={outside} icon={<BrandMark brand={mark} />} />
            </li>
          ))}
        </ul>
      </Card>
      <div className={css.figures}>
        <StatTile label={t('figures.registered')} value={referral.registered} note={t('figures.verified', { count: referral.verified })} />
        <StatTile label={t('figures.qualified')} value={referral.qualified} note={t('figures.playing', { count: referral.playing })} />
        <StatTile label={t('figures.earned')} value={spell(referral.earned)} />
        <StatTile label={t('figures.pending')} value={spell(referral.pending)} />
      </div>
      <Ladder {...{ referral, symbol, claiming }} />
      <InviteRules referral={referral} symbol={symbol} />
    </>
  )
}

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const outside = (props: ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener noreferrer" />
