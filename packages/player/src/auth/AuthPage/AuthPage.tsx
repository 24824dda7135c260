import type { ReactNode } from 'react'
import { BackIcon, CloseIcon, IconButton, useUiLabels } from '@platform/ui'
import { bar, body, heading, mark, page } from './AuthPage.css.ts'

export interface AuthPageProps {
  logo: ReactNode
  languageButton: ReactNode
  title: string
  onBack: () => void
  /** Stands over another page, which it gives back when it closes. */
  layer?: boolean
  children: ReactNode
}

/** Login and registration have no header of their own (2.2), so they bring back arrow, language and logo. */
export function AuthPage({ logo, languageButton, title, onBack, layer = false, children }: AuthPageProps) {
  const labels = useUiLabels()
  return (
    <div className={page}>
      <div className={bar}>
        <IconButton label={layer ? labels.close : labels.back} icon={layer ? <CloseIcon /> : <BackIcon />} onClick={onBack} />
        {languageButton}
      </div>
      <div className={body}>
        <div className={mark}>{logo}</div>
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}
