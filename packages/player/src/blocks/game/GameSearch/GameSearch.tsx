import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { hotGamesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { Dialog } from '@platform/ui/overlays'
import { useFavorites } from '../Favorites/useFavorites.ts'
import { useStoreTyped } from '../../../router/useStoreTyped.ts'
import { vendorNames } from '../vendors.ts'
import { GameSearchView } from './GameSearchView.tsx'
import { recentSearches } from './recentSearches.ts'
import { useGameSearch } from './useGameSearch.ts'

const SHOWN = 12
/** Browsers limit history updates to about three per second. */
const PAUSE_MS = 400

export interface GameSearchProps {
  open: boolean
  text: string
  onText: (text: string) => void
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  opener: RefObject<HTMLElement | null>
}

/** The search layer. Its text is stored in the history entry, so that it is restored on return from a game. */
export function GameSearch({ open, onOpenChange, opener, ...props }: GameSearchProps) {
  const t = useTranslations('games.find')
  return (
    <Dialog full open={open} onOpenChange={onOpenChange} finalFocus={opener} title={t('label')}>
      <SearchLayer open={open} onClose={() => onOpenChange(false)} {...props} />
    </Dialog>
  )
}

function SearchLayer({
  open,
  text: storedText,
  onText,
  onClose,
}: Omit<GameSearchProps, 'onOpenChange' | 'opener'> & { onClose: () => void }) {
  const client = useClient()
  const [text, setText] = useState(storedText)
  // A layer that is closing must not be opened again.
  useStoreTyped(text, open ? storedText : text, onText, PAUSE_MS)
  const results = useGameSearch(text)
  const popular = useQuery(hotGamesQuery(client)).data?.list ?? []
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  const [recent, setRecent] = useState(recentSearches.all)
  const forget = () => {
    recentSearches.clear()
    setRecent([])
  }
  const use = () => {
    // The game that is about to open leads back to it.
    if (text !== storedText) onText(text)
    recentSearches.add(text)
  }
  return (
    <GameSearchView
      text={text}
      found={results}
      popular={popular.slice(0, SHOWN)}
      recent={recent}
      favorites={useFavorites()}
      vendorName={vendorNames(vendors)}
      onText={setText}
      onUsed={use}
      onForget={forget}
      onBack={onClose}
    />
  )
}
