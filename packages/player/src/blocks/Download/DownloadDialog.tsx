import { useTranslations } from 'use-intl'
import { ButtonLink, DownloadIcon, Picture } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { isLegible, platformOf, takesWebClip } from './downloadRules.ts'
import * as css from './DownloadDialog.css.ts'

export interface DownloadDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  link: string
  icons: string[]
  template: { app_background: string; app_desc: string; app_desc_font_color: string }
}

/** The download popup (2.17): icon, what the merchant says of its app, the link, and on iOS how to put it on the home screen. */
export function DownloadDialog({ open, onOpenChange, link, icons, template }: DownloadDialogProps) {
  const t = useTranslations('download')
  const { merchant } = useMerchant()
  const { app_background: background, app_desc: text, app_desc_font_color: wanted } = template
  // The merchant's colour counts only where it can be read.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface')
  const color = isLegible(wanted, ground) ? wanted : undefined
  const clip = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios' && takesWebClip(navigator.userAgent)
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
        <ButtonLink href={link} renderLink={outside} block size="lg" onClick={() => onOpenChange(false)}>
          {t('action')}
        </ButtonLink>
      }
    >
      <div className={css.body}>
        {background && <Picture className={css.cover} src={background} alt="" width="400" height="200" fallback={null} />}
        <div className={css.head}>
          <Picture className={css.icon} src={icons} alt="" width="64" height="64" fallback={stand} />
          <p style={color ? { color } : undefined}>{text || t('text')}</p>
        </div>
        {clip && (
          <ol className={css.steps}>
            <li>{t('step1')}</li>
            <li>{t('step2')}</li>
            <li>{t('step3')}</li>
          </ol>
        )}
      </div>
    </Dialog>
  )
}

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const outside = (props: React.ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener noreferrer" />
