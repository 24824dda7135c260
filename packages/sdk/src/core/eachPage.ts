import type * as z from 'zod/mini'
import type { Call } from './Call.ts'
import type { CallOptions, Client } from './Client.ts'
import { nextPage } from './paging.ts'

interface Numbered {
  pageNum: number
  totalPages: number
}
interface Chained {
  cursor: string
}

/**
 * The pages of a list from its first, one request each, as far as the loop goes:
 * `for await (const { games } of eachPage(client, getGameList, { gameType: 'RNG' }))`. Takes calls with `pageNo` and calls with `cursor`.
 */
export async function* eachPage<In extends z.ZodMiniType, Out extends z.ZodMiniType<Numbered> | z.ZodMiniType<Chained>>(
  client: Client,
  call: Call<In, Out>,
  input: Omit<z.output<In>, 'pageNo' | 'cursor'>,
  options?: CallOptions,
): AsyncGenerator<z.output<Out>, void, undefined> {
  let place: { pageNo?: number; cursor?: string } | undefined = 'pageNo' in Object(fieldsOf(call)) ? { pageNo: 1 } : {}
  while (place) {
    const page = (await client.request(call, { ...input, ...place }, options)) as z.output<Out>
    yield page
    place = nextPlace(page)
  }
}

const fieldsOf = (call: { input: z.ZodMiniType }) => (call.input as Partial<z.ZodMiniObject>).shape

function nextPlace(page: Numbered | Chained) {
  if ('cursor' in page) return page.cursor ? { cursor: page.cursor } : undefined
  const pageNo = nextPage(page)
  return pageNo ? { pageNo } : undefined
}
