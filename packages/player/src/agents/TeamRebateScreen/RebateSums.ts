import type { OutputOf } from '@platform/sdk'
import type { getTeamRebates } from '@platform/sdk/agents'

/** What the first answer says of all rows. */
export type RebateSums = Pick<OutputOf<typeof getTeamRebates>, 'footer' | 'levels' | 'days' | 'left' | 'own'>
