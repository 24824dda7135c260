import { getGameRecords } from '@platform/sdk/records'
import { handle } from '../gateway/handle.ts'
import { pageOfRecords } from './pageOfRecords.ts'

export const recordRoutes = [handle(getGameRecords, (filter, context) => pageOfRecords(filter, context))]
