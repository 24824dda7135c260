import { getGameRecords } from '@platform/sdk/records'
import { handle } from '../gateway/handle.ts'
import { pageOfRecords } from './pageOfRecords.ts'

export const recordRoutes = [
  handle(getGameRecords, async (filter, context) => {
    await context.services.draws.keepUp()
    return pageOfRecords(filter, context)
  }),
]
