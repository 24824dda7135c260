import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, DownloadIcon, Picture } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { type Download, isLegible, platformOf, takesWebClip } from './downloadRules.ts'
import { InstallSteps } from './InstallSteps.tsx'
import * as css from './DownloadDialog.css.ts'

export interface DownloadDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Absent where the merchant has nothing for this platform. */
  download: Download | undefined
  /** Shows the browser's install prompt, where it supports one. */
  onInstall: (() => void) | undefined
  icons: string[]
  template: { app_background: string; app_desc: string; app_desc_font_color: string }
}

/** The download popup (2.17): icon, the merchant's description of its app, the ways to install it, and on iOS the steps. */
export function DownloadDialog({ open, onOpenChange, download, onInstall, icons, template }: DownloadDialogProps) {
  const t = useTranslations('download')
  const { merchant } = useMerchant()
  const { app_background: background, app_desc: text, app_desc_font_color: wanted } = template
  // The merchant's color is used only if it is legible.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface')
  const color = isLegible(wanted, ground) ? wanted : undefined
  const ios = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios'
  const close = () => onOpenChange(false)
  const install = () => {
    close()
    onInstall?.()
  }
  const stand = (
    <span className={css.stand}>
      <DownloadIcon />
    </span>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name: merchant.name })}
      actions={
        <>
          {onInstall && (
            <Button block size="lg" onClick={install}>
              {t('install')}
            </Button>
          )}
          {download && (
            <ButtonLink
              href={download.href}
              renderLink={outside}
              block
              size="lg"
              tone={onInstall ? 'secondary' : 'primary'}
              onClick={close}
            >
              {t('action')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={css.body}>
        {background && <Picture className={css.cover} src={background} alt="" width="400" height="200" fallback={null} />}
        <div className={css.head}>
          <Picture className={css.icon} src={icons} alt="" width="64" height="64" fallback={stand} />
          <p style={color ? { color } : undefined}>{isMore(text, merchant.name) ? text : t('text')}</p>
        </div>
        {ios && <InstallSteps profile={download?.profile ?? false} clip={takesWebClip(navigator.userAgent)} />}
      </div>
    </Dialog>
  )
}

/** Whether a description says more than the title of the dialog. */
const isMore = (text: string, name: string) => text.trim() !== '' && text.trim().toLowerCase() !== name.toLowerCase()

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const outside = (props: ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener noreferrer" />
