import { mutationOptions } from '@tanstack/react-query'
import type { Client, InputOf } from '@platform/sdk'
import { placeStake } from '@platform/sandbox/play'

/** One round. */
export const placeStakeMutation = (client: Client) =>
  mutationOptions({
    mutationKey: ['play', 'stake'],
    mutationFn: ({ idempotencyKey, ...bet }: InputOf<typeof placeStake> & { idempotencyKey?: string }) =>
      placeStake(client, bet, { idempotencyKey }),
    networkMode: 'always',
  })
