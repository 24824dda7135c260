import { useSuspenseQuery } from '@tanstack/react-query'
import { loadDocument, type DocumentName } from '../../blocks/page/legalTexts/documents.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { DocumentView } from './DocumentView.tsx'

/** `/m/useragreement`. */
export const UserAgreementScreen = () => <DocumentScreen name="agreement" />

/** `/m/activityInfo`: the general rules of promotions. */
export const ActivityInfoScreen = () => <DocumentScreen name="promotionRules" />

function DocumentScreen({ name }: { name: DocumentName }) {
  const { locale } = useLanguage()
  const { merchant } = useMerchant()
  const { data: sections } = useSuspenseQuery({
    queryKey: ['document', name, locale],
    queryFn: () => loadDocument(name, locale, merchant),
    staleTime: Infinity,
  })
  return <DocumentView sections={sections} />
}
