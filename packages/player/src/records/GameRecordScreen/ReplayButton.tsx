import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getRoundReplayMutation } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { Button, Notice } from '@platform/ui'
import { useKnownOrigins } from '../../blocks/game/useKnownOrigins.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'

/** The gateway's address of a round is not one of a game that this site knows. */
class AddressRefused extends Error {
  readonly text: 'noUrl' | 'unknownOrigin'
  constructor(why: 'empty' | 'unknownOrigin') {
    super(why)
    this.text = why === 'empty' ? 'noUrl' : why
  }
}

/** Opens a round on the page of its game, as it was played. */
export function ReplayButton({ orderNo }: { orderNo: string }) {
  const t = useTranslations('records')
  const launch = useTranslations('games.launch')
  const client = useClient()
  const knownOrigins = useKnownOrigins()
  const textOf = useErrorText()
  const { mutateAsync } = useMutation(getRoundReplayMutation(client))
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ gameUrl }, known] = await Promise.all([mutateAsync({ orderNo, backUrl: location.href }), knownOrigins()])
      const address = checkGameUrl(gameUrl, known, location.href)
      if ('refused' in address) throw new AddressRefused(address.refused)
      location.assign(address.url)
    },
  })
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error instanceof AddressRefused ? launch(error.text) : textOf(error)}
        </Notice>
      )}
      <Button tone="secondary" loading={isPending} onClick={() => mutate()}>
        {t('replay')}
      </Button>
    </>
  )
}
