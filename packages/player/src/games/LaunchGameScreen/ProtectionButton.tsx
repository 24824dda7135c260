import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconButton, PauseIcon } from '@platform/ui'
import { pathTo } from '../../paths.ts'

/** From a game to limits and pause. */
export function ProtectionButton() {
  const t = useTranslations('games.launch')
  const navigate = useNavigate()
  return <IconButton label={t('tools')} icon={<PauseIcon size="sm" />} onClick={() => void navigate(pathTo('responsible'))} />
}
