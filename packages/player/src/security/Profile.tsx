import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { headIconQuery, setHeadIconMutation } from '@platform/sdk/query/account'
import { securityConfigQuery, setNicknameMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { ProfileView } from './ProfileView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** Nickname and head icon. */
export function Profile() {
  const client = useClient()
  const [config, icons] = useSuspenseQueries({ queries: [securityConfigQuery(client), headIconQuery(client)] })
  const setNickname = useMutation(setNicknameMutation(client))
  const setIcon = useMutation(setHeadIconMutation(client))
  const [nickname] = useState(config.data.nickname)
  const [icon, chooseIcon] = useState(icons.data.icon)
  const form = useSecurityForm({
    check: (values) => ({ nickname: (values['nickname']?.length ?? 0) < 2 ? 'validation.name' : undefined }),
    send: async (values) => {
      if (icon && icon !== icons.data.icon) await setIcon.mutateAsync({ icon })
      await setNickname.mutateAsync({ nickname: values['nickname'] ?? '' })
    },
    onDone: useFinished(),
  })
  return <ProfileView form={form} nickname={nickname} icons={icons.data.icons} icon={icon} onIcon={chooseIcon} />
}
