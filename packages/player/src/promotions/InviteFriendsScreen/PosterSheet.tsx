import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, DownloadIcon, Notice, ShareIcon } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { vars } from '@platform/ui/theme'
import { QrCode } from '../../blocks/page/QrCode/QrCode.tsx'
import { saveFile } from '../../blocks/record/saveFile.ts'
import { stack } from '../rewards.css.ts'
import { drawPoster } from './drawPoster.ts'
import * as css from './Invite.css.ts'

export interface PosterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  brand: { name: string; minimumAge: number }
  link: string
  code: string
}

/** The link as a QR code for a friend beside the member, and as a picture to send. */
export function PosterSheet({ open, onOpenChange, brand, link, code }: PosterSheetProps) {
  const t = useTranslations('rewards.inviteFriends')
  const { file, url, failed } = usePoster(open, {
    brand: brand.name,
    headline: t('poster.headline'),
    text: t('poster.text'),
    code: t('poster.code', { code }),
    legal: t('poster.legal', { age: brand.minimumAge }),
    link,
  })
  const shareable = file && navigator.canShare?.({ files: [file] })
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('poster.open')}>
      <div className={stack}>
        <QrCode text={link} title={t('poster.qr')} />
        <p className={css.centered}>{t('poster.scan')}</p>
        {failed && <Notice tone="warning">{t('poster.failed')}</Notice>}
        {url && <img className={css.poster} src={url} alt={t('poster.alt')} width={1080} height={1350} />}
        {file && (
          <Button block tone={shareable ? 'secondary' : 'primary'} onClick={() => saveFile(file)}>
            <DownloadIcon size="sm" />
            {t('poster.save')}
          </Button>
        )}
        {shareable && (
          <Button block onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
            <ShareIcon size="sm" />
            {t('poster.share')}
          </Button>
        )}
      </div>
    </BottomSheet>
  )
}

/** The poster as a file with an object URL, drawn while the sheet is open. */
function usePoster(open: boolean, poster: Parameters<typeof drawPoster>[1]) {
  const [picture, setPicture] = useState<{ file?: File; url?: string; failed?: boolean }>({})
  // Texts change only with the language.
  const words = JSON.stringify(poster)
  useEffect(() => {
    if (!open) return
    let url: string | undefined
    let isCurrent = true
    const canvas = document.createElement('canvas')
    drawPoster(canvas, JSON.parse(words) as typeof poster, coloursOfBrand())
    canvas.toBlob((blob) => {
      if (!isCurrent) return
      if (!blob) return setPicture({ failed: true })
      const file = new File([blob], 'convite.png', { type: 'image/png' })
      url = URL.createObjectURL(file)
      setPicture({ file, url })
    }, 'image/png')
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [open, words])
  return picture
}

/** Colours and font of the theme, in a form that a canvas accepts. */
function coloursOfBrand() {
  const page = getComputedStyle(document.documentElement)
  const read = (name: string) => page.getPropertyValue(name.replace(/^var\((--[^),]+).*$/, '$1')).trim()
  return { background: read(vars.color.brand), text: read(vars.color.onBrand), font: read(vars.font.display) || 'sans-serif' }
}
