import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { BackIcon } from '../../icons/BackIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { Header, type HeaderProps } from '../Header/Header.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { bar, title as titleClass } from './BackBar.css.ts'

export type BackBarProps = Omit<HeaderProps, 'start' | 'center' | 'title'> & { title: ReactNode; onBack: () => void }

/** The header of an inner page: back arrow and the page's `h1`. */
export function BackBar({ title, onBack, className, ...props }: BackBarProps) {
  const labels = useUiLabels()
  return (
    <Header
      {...props}
      className={clsx(bar, className)}
      start={<IconButton label={labels.back} icon={<BackIcon />} onClick={onBack} />}
      center={<h1 className={titleClass}>{title}</h1>}
    />
  )
}
