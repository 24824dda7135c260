import type { ReactNode } from 'react'
import { BackIcon, CloseIcon, IconButton, useUiLabels } from '@platform/ui'
import { bar, body, heading, mark, page, warning } from './AuthPage.css.ts'

export interface AuthPageProps {
  logo: ReactNode
  languageButton: ReactNode
  title: string
  /** Above the heading: how far the player is. */
  above?: ReactNode
  onBack: () => void
  /** Shown as a layer over another page, which is visible again once the layer closes. */
  layer?: boolean
  /** What the market requires the page to warn of. */
  warnings?: readonly string[]
  children: ReactNode
}

/** The frame of such a page, without what it says. */
export type AuthFrame = Omit<AuthPageProps, 'title' | 'above' | 'children'>

/** Login and registration have no header of the layout (2.2), so they render back arrow, language and logo themselves. */
export function AuthPage({ logo, languageButton, title, above, onBack, layer = false, warnings = [], children }: AuthPageProps) {
  const labels = useUiLabels()
  return (
    <div className={page}>
      <div className={bar}>
        <IconButton label={layer ? labels.close : labels.back} icon={layer ? <CloseIcon /> : <BackIcon />} onClick={onBack} />
        {languageButton}
      </div>
      <div className={body}>
        <div className={mark}>{logo}</div>
        {above}
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {warnings.map((text) => (
          <p key={text} className={warning}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
