import type { TermsConsent } from '@platform/sdk/account'
import { useLanguage } from '../../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { sha256 } from '../sha256.ts'
import { loadDocument } from './documents.ts'
import { documentText } from './documentText.ts'

/** Makes the consent to a version of the terms of use (2.10), with the hash of the text that this site shows. */
export function useConsentTo(): (version: number) => Promise<TermsConsent> {
  const { locale } = useLanguage()
  const { merchant } = useMerchant()
  return async (version) => {
    return { version, locale, sha256: await sha256(documentText(await loadDocument('agreement', locale, merchant))) }
  }
}
