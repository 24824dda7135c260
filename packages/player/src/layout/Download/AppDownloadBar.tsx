import { useTranslations } from 'use-intl'
import { DownloadBar } from '@platform/ui'
import { useDownload } from '../../blocks/page/Download/useDownload.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { bar } from './AppDownloadBar.css.ts'

/** Offers the app on home until it is closed (2.17). */
export function AppDownloadBar() {
  const t = useTranslations('download')
  const hasTexts = useTexts('public')
  const { merchant } = useMerchant()
  const { offered, open, close, icons, popup } = useDownload()
  return (
    <>
      {hasTexts && offered && open && (
        <div className={bar}>
          <DownloadBar title={merchant.name} text={t('text')} image={icons} actionLabel={t('action')} onOpen={open} onClose={close} />
        </div>
      )}
      {popup && <popup.Dialog {...popup.props} />}
    </>
  )
}
