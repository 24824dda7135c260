import { appliedBrand } from '../applyBrand.ts'

/** Address of the page that checks a draw, for the merchant of this page. */
export function checkHref(drawId: string, locale: 'pt-BR' | 'en'): string {
  const merchant = new URLSearchParams(globalThis.location?.search).get('merchant') ?? ''
  const look = typeof document === 'undefined' ? '' : appliedBrand(document.documentElement)
  return `/play/check?${new URLSearchParams({ draw: drawId, merchant, lang: locale === 'en' ? 'EN' : 'PT' })}#${look}`
}
