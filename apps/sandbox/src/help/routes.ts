import { getHelpCenter } from '@platform/sdk/help'
import { handle } from '../gateway/handle.ts'
import { helpItemsOf } from './helpItemsOf.ts'

export const helpRoutes = [handle(getHelpCenter, (_input, context) => helpItemsOf(context), { shared: 60_000 })]
