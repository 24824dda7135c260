import { useSuspenseQuery } from '@tanstack/react-query'
import { createTranslator } from 'use-intl'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { loadDocument, type DocumentName } from './documents.ts'
import { DocumentView } from './DocumentView.tsx'

/** `/m/useragreement`. */
export const UserAgreementScreen = () => <DocumentScreen name="agreement" />

/** `/m/activityInfo`: the general rules of promotions. */
export const ActivityInfoScreen = () => <DocumentScreen name="promotionRules" />

function DocumentScreen({ name }: { name: DocumentName }) {
  const { locale } = useLanguage()
  const { merchant } = useMerchant()
  const { data } = useSuspenseQuery({
    queryKey: ['document', name, locale],
    queryFn: () => loadDocument(name, locale),
    staleTime: Infinity,
  })
  // The keys of a document are data: a translator has keys for a fixed catalogue only.
  const t = createTranslator({ locale, messages: data }) as unknown as (key: string, values: object) => string
  const values = { name: merchant.name, age: merchant.minimumAge, domain: merchant.domain }
  const sections = Object.keys(data).map((key) => ({ title: t(`${key}.title`, values), text: t(`${key}.text`, values) }))
  return <DocumentView sections={sections} />
}
