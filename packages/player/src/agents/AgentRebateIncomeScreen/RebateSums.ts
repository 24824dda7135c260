import type { OutputOf } from '@platform/sdk'
import type { getTeamRebates } from '@platform/sdk/agents'

/** The part of the first answer that is about all rows. */
export type RebateSums = Pick<OutputOf<typeof getTeamRebates>, 'footer' | 'levels' | 'days' | 'left' | 'own'>
