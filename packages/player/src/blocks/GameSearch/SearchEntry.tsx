import { type ComponentType, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton, SearchIcon } from '@platform/ui'
import { useLazyOverlay } from '../useLazyOverlay.ts'
import type { GameSearchProps } from './GameSearch.tsx'
import { useSearchLayer } from './useSearchLayer.ts'
import * as css from './SearchEntry.css.ts'

const load = async (): Promise<ComponentType<GameSearchProps>> => (await import('./GameSearch.tsx')).GameSearch

/** Opens the search: an icon of the header, or a bar that looks like the field it leads to. Its layer is fetched when it is first wanted. */
export function SearchEntry({ bar = false }: { bar?: boolean }) {
  const t = useTranslations('games.find')
  const { open, text, show, setText, close } = useSearchLayer()
  const { Overlay, show: fetchLayer } = useLazyOverlay(load)
  const missing = open && !Overlay
  useEffect(() => {
    if (missing) fetchLayer()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time the layer is wanted
  }, [missing])
  return (
    <>
      {bar ? (
        <button type="button" className={css.bar} aria-haspopup="dialog" onClick={() => show()}>
          <SearchIcon size="sm" />
          {t('label')}
        </button>
      ) : (
        <IconButton label={t('label')} icon={<SearchIcon />} aria-haspopup="dialog" onClick={() => show()} />
      )}
      {Overlay && <Overlay open={open} text={text} onText={setText} onClose={close} />}
    </>
  )
}
