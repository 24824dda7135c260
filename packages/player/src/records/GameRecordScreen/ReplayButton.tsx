import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getRoundReplayMutation } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { Button, Notice } from '@platform/ui'
import { useKnownOrigins } from '../../blocks/game/useKnownOrigins.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'

/** Opens a round on the page of its game, as it was played. */
export function ReplayButton({ orderNo }: { orderNo: string }) {
  const t = useTranslations('records')
  const client = useClient()
  const knownOrigins = useKnownOrigins()
  const textOf = useErrorText()
  const { mutate, isPending, error } = useMutation(getRoundReplayMutation(client))
  const open = async (gameUrl: string) => {
    const address = checkGameUrl(gameUrl, await knownOrigins(), location.href)
    if ('url' in address) location.assign(address.url)
  }
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {textOf(error)}
        </Notice>
      )}
      <Button
        tone="secondary"
        loading={isPending}
        onClick={() => mutate({ orderNo, backUrl: location.href }, { onSuccess: ({ gameUrl }) => void open(gameUrl) })}
      >
        {t('replay')}
      </Button>
    </>
  )
}
