import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AffiliateUrl } from '@platform/sdk/agents'
import { Button, Card, CopyText, Facts, Tag } from '@platform/ui'
import { QrCode } from '../../blocks/page/QrCode/QrCode.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './AgentRegister.css.ts'

const tones = { open: 'win', expired: 'neutral', full: 'warning' } as const

/** One invitation link: the kind of account it creates, its registrations, its expiry; the QR code on request. */
export function LinkCard({ link, address, onEnd }: { link: AffiliateUrl; address: string; onEnd: () => void }) {
  const t = useTranslations('agentRegister')
  const l = useTranslations('agentRegister.links')
  const moment = useMoment()
  const rate = useRate()
  const productName = useProductName()
  const [scan, setScan] = useState(false)
  const { type, channel, contact, rates, quota, registrations, createdAt, expiresAt, status } = link
  const ratesText = rates.map((one) => `${productName(one.gameType)} ${rate(one.rate)}`).join(' · ')
  return (
    <Card className={css.stack}>
      <div className={css.head}>
        <h2 className={css.heading}>{`${t(`kinds.${type}`)} · ${l(`channels.${channel}`)}`}</h2>
        <Tag tone={tones[status]}>{l(`status.${status}`)}</Tag>
      </div>
      <CopyText text={address} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
      {scan && (
        <div className={css.qr}>
          <QrCode text={address} title={l('qr')} />
        </div>
      )}
      <Facts
        rows={[
          { label: l('registrations'), value: quota === undefined ? String(registrations) : l('ofQuota', { registrations, quota }) },
          { label: l('until'), value: expiresAt === undefined ? l('forGood') : moment(expiresAt) },
          { label: l('createdAt'), value: moment(createdAt) },
          { label: t('rates'), value: ratesText || t('noRate'), long: ratesText.length > 24 },
          ...(contact ? [{ label: l('contact'), value: contact }] : []),
        ]}
      />
      <div className={css.ways}>
        <Button block tone="secondary" aria-expanded={scan} onClick={() => setScan(!scan)}>
          {l(scan ? 'hideQr' : 'showQr')}
        </Button>
        <Button block tone="ghost" onClick={onEnd}>
          {l('remove')}
        </Button>
      </div>
    </Card>
  )
}
