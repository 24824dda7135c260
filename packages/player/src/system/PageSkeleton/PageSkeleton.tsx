import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@platform/ui'
import { lines, page, slow, tiles } from './PageSkeleton.css.ts'

const slowAfter = 5000

/** The skeleton of a page. After 5 s it says that the connection is slow (section 8). */
export function PageSkeleton() {
  const t = useTranslations('system')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={page} role="group" aria-busy="true" aria-label={t('loading')}>
      <p role="status" className={slow}>
        {late && t('slow')}
      </p>
      <Skeleton shape="banner" />
      <div className={lines}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={tiles}>
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} shape="tile" />
        ))}
      </div>
    </div>
  )
}
