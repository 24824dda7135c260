import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { limitsQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import { pathTo, routeOf } from '../paths.ts'
import { justRegisteredAtom } from '../session/justRegistered.ts'
import { LimitOfferView } from '../blocks/money/limits/LimitOfferView.tsx'
import { welcome } from '../blocks/money/limits/limits.css.ts'

/** Right after a registration: the offer of limits above the page, until it is answered. */
export function WelcomeOffer() {
  const answer = useSetAtom(justRegisteredAtom)
  const hasTexts = useTexts('all')
  const isOpen = routeOf(useLocation().pathname) !== 'responsible'
  const { data } = useQuery(limitsQuery(useClient()))
  if (!hasTexts || !isOpen || !data || data.limits.length > 0) return null
  return (
    <div className={welcome}>
      <LimitOfferView
        why="welcome"
        required={data.required}
        href={pathTo('responsible', { view: 'limits' })}
        onLater={() => answer(undefined)}
      />
    </div>
  )
}
