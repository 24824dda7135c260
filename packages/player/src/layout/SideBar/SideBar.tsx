import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { HelpIcon, ServiceButton } from '@platform/ui'
import { ContactMark } from '../../blocks/page/BrandMark.tsx'
import { serviceLinksQuery, socialLinks } from '../../blocks/page/serviceLinksQuery.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { overBar } from '../Download/AppDownloadBar.css.ts'

/** Customer service and the social pages, over home (2.18); requested on first use. */
export function SideBar() {
  const t = useTranslations()
  const hasTexts = useTexts('public')
  const client = useClient()
  const { merchant } = useMerchant()
  const [open, setOpen] = useState(false)
  const page = useLinkTo()('service')
  const contacts = useQuery({ ...serviceLinksQuery(client, merchant), enabled: open }).data ?? []
  const resources = useQuery(settingsQuery(client)).data?.resources ?? []
  if (!page || !hasTexts) return null
  const links = [
    { label: t('titles.service'), href: page, icon: <HelpIcon /> },
    ...contacts.map(({ type, name, href }) => ({ label: name, href, icon: <ContactMark type={type} />, outside: true })),
    ...socialLinks(resources, contacts).map(({ name, href }) => ({
      label: t(`service.names.${name}`, { brand: merchant.name }),
      href,
      icon: <ContactMark type={name} />,
      outside: true,
    })),
  ]
  return <ServiceButton label={t('titles.service')} links={links} open={open} onOpenChange={setOpen} className={overBar} />
}
