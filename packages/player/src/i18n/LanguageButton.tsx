import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, VisuallyHidden } from '@platform/ui'
import { useLanguage } from './LanguageProvider.tsx'

/** Switches between the two languages; labelled with the one it switches to. */
export function LanguageButton({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const { locale, change } = useLanguage()
  const [pending, setPending] = useState(false)
  const press = () => {
    setPending(true)
    change(locale === 'en' ? 'pt-BR' : 'en')
      .catch((error: unknown) => console.warn('The other language did not load:', error))
      .finally(() => setPending(false))
  }
  return (
    <Button tone="ghost" size="sm" className={className} loading={pending} onClick={press}>
      {t('otherLanguage')}
      <VisuallyHidden>{t('language')}</VisuallyHidden>
    </Button>
  )
}
