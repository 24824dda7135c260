import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton, lazySheet, SearchIcon } from '@platform/ui'
import { useSearchLayer } from './useSearchLayer.ts'
import * as css from './SearchEntry.css.ts'

const GameSearch = lazySheet(async () => (await import('./GameSearch.tsx')).GameSearch)

/** Opens the search: an icon in the header, or a bar that looks like the search field. The layer is fetched on first use. */
export function SearchEntry({ bar = false }: { bar?: boolean }) {
  const t = useTranslations('games.find')
  const opener = useRef<HTMLButtonElement>(null)
  const { open, text, show, setText, close } = useSearchLayer()
  return (
    <>
      {bar ? (
        <button ref={opener} type="button" className={css.bar} aria-haspopup="dialog" onClick={() => show()}>
          <SearchIcon size="sm" />
          {t('label')}
        </button>
      ) : (
        <IconButton ref={opener} label={t('label')} icon={<SearchIcon />} aria-haspopup="dialog" onClick={() => show()} />
      )}
      <GameSearch open={open} text={text} opener={opener} onText={setText} onOpenChange={(next) => next || close()} />
    </>
  )
}
