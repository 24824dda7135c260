import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { headIconQuery, setHeadIconMutation } from '@platform/sdk/query/account'
import { setNickname } from '@platform/sdk/security'
import { securityConfigQuery, setNicknameMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { ProfileView } from './ProfileView.tsx'
import { useFinished } from '../useFinished.ts'

/** Nickname and head icon. */
export function Profile() {
  const client = useClient()
  const [config, icons] = useSuspenseQueries({ queries: [securityConfigQuery(client), headIconQuery(client)] })
  const changeNickname = useMutation(setNicknameMutation(client))
  const setIcon = useMutation(setHeadIconMutation(client))
  // The state when the form opened.
  const [empty] = useState({ nickname: config.data.nickname, icon: icons.data.icon })
  const form = useCallForm({
    call: setNickname,
    empty,
    draft: 'profile',
    check: ({ nickname }) => ({ nickname: nickname.length < 2 ? 'validation.name' : undefined }),
    toInput: ({ nickname }) => ({ nickname }),
    send: async (input, { icon }) => {
      if (icon && icon !== icons.data.icon) await setIcon.mutateAsync({ icon })
      await changeNickname.mutateAsync(input)
    },
    onDone: useFinished(),
  })
  return <ProfileView form={form} icons={icons.data.icons} />
}
