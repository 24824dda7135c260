import { hashToken } from './tokens.ts'
import { failure, refusalOf, success } from './answers.ts'
import { authorise } from './authorise.ts'
import type { Context } from './Context.ts'
import { requireFeature } from './features.ts'
import { deviceOf } from './deviceOf.ts'
import { gatewayOrigin } from './gatewayOrigin.ts'
import type { Route } from './handle.ts'
import { claim, canonical, hold, isKnown, release, settle, type Answer, type HeldClaim } from './idempotency.ts'
import type { Incoming } from './Incoming.ts'
import { assertHeaders } from './assertHeaders.ts'
import { assertLawful } from './assertLawful.ts'
import { assertOwnPassword } from './assertOwnPassword.ts'
import { assertOpen } from './assertOpen.ts'
import { assertOpenToProtected } from './openToProtected.ts'
import { assertOpenToState } from './openToState.ts'
import { readInput } from './readInput.ts'
import { busy, Refusal, tooMany } from '../base/Refusal.ts'
import type { Services } from './Services.ts'
import { recordUse } from './recordUse.ts'

/** One call from request to answer: merchant, site open, session, input, key, route. Refusals are thrown. */
export async function answerCall(route: Route, incoming: Incoming, services: Services): Promise<Answer> {
  const { call } = route
  const merchant = services.merchants.find(incoming.merchantCode)
  if (!merchant) throw new Refusal('merchant.unknown', 400)
  assertHeaders(call, incoming.request.headers)
  assertOpen(call, merchant, services)
  assertLawful(call, merchant)
  const context = await contextOf(route, incoming, services, merchant)
  assertOwnPassword(call, context)
  assertOpenToProtected(call, context)
  await assertOpenToState(call, context)
  if (call.feature) await requireFeature(context, call.feature)
  await refuseFlood(route, context)
  const input = await readInput(call, incoming, context)
  if (call.retry === 'keyed') return answerOnce(route, input, context)
  await recordUse(call, context)
  const answer = async () => success(call, await route.run(input, context))
  const { shared: maxAge } = route.options
  if (!maxAge) return answer()
  return services.shared.get([call.name, merchant.code, context.language, context.origin, canonical(input)].join('|'), maxAge, answer)
}

async function contextOf(route: Route, incoming: Incoming, services: Services, merchant: Context['merchant']): Promise<Context> {
  const { bearer, language, idempotencyKey, proofOfWork, address, network, requestId } = incoming
  const { access, page, method, retry } = route.call
  // A token in a query may read, for gateways that insist on it, but never write.
  const token = bearer ?? (method === 'GET' && retry === 'read' ? (incoming.url.searchParams.get('token') ?? undefined) : undefined)
  const session = token ? hashToken(token) : undefined
  const { db } = services.database
  const now = services.now()
  const anybody = Boolean(route.options.shared)
  const member = anybody
    ? undefined
    : await authorise(services, { access, merchant: merchant.code, session, now, page, acts: retry !== 'read' })
  return {
    db,
    services,
    merchant,
    member,
    session,
    bearer,
    language,
    origin: gatewayOrigin(services.origin, incoming.url),
    idempotencyKey,
    proofOfWork,
    address,
    network,
    device: deviceOf(incoming.request.headers),
    requestId,
    now: services.now,
  }
}

async function refuseFlood({ options }: Route, context: Context): Promise<void> {
  const { db, services, merchant, idempotencyKey = '', now } = context
  const scope = options.limitedBy?.(context)
  const waitMs = scope ? services.floods.left(scope, now()) : 0
  if (!scope || waitMs === 0) return
  // Decides nothing: a retry of a call whose answer was lost may still fetch it.
  if (!services.floods.mayAsk(scope)) throw busy(1)
  if (!(await isKnown(db, { merchant: merchant.code, owner: ownerOf(context), key: idempotencyKey }))) throw tooMany(waitMs)
}

const ownerOf = ({ member, session }: Context): string => (member ? String(member.id) : (session ?? 'guest'))

/** Characters of 128 bits in base64url. A shorter key could be met by another submit's. */
const MIN_KEY = 22

/** A keyed call: the first attempt runs, the others get its answer. */
async function answerOnce(route: Route, input: unknown, context: Context): Promise<Answer> {
  const { db, idempotencyKey: key } = context
  if (!key || key.length < MIN_KEY) throw new Refusal('request.key', 400)
  const owner = ownerOf(context)
  const merchant = context.merchant.code
  // A sealed body contains secrets: a bare hash of it could be guessed. A slow hash would cost work before any limit applies.
  const payload = route.call.encrypted ? context.services.vault.mac([merchant, owner, key, canonical(input)].join('|')) : input
  const request = { merchant, owner, key, call: route.call.name, payload, now: context.now(), vault: context.services.vault }
  const claimResult = await claim(db, request)
  if (typeof claimResult !== 'number') return claimResult
  await recordUse(route.call, context)
  const mine = { ...request, attempt: claimResult }
  try {
    const before = await route.options.before?.(input, context)
    const answer = await db.transaction().execute(async (trx) => {
      await hold(trx, mine, context.services)
      const result = success(
        route.call,
        await route.run(input, { ...context, db: trx, orderKey: [merchant, owner, key].join(':') }, before),
      )
      await settle(trx, mine, result)
      return result
    })
    route.options.after?.(context)
    return answer
  } catch (error) {
    return decide(error, mine, context)
  }
}

/** A refusal is final and stored; an internal error or "come back later" releases the key. */
async function decide(thrown: unknown, mine: HeldClaim, { db }: Context): Promise<Answer> {
  const error = isSecondOrder(thrown) ? new Refusal('idempotency.mismatch', 422) : thrown
  const refusal = refusalOf(error)
  // To call a second order refused would hide the first: nothing is stored for it either.
  if (refusal.status < 500 && refusal.status !== 429 && error === thrown) {
    const answer = failure(refusal)
    await settle(db, mine, answer)
    return answer
  }
  if (await release(db, mine).catch(() => false)) throw error
  // Not released, so it is decided: the transaction committed and its answer was lost. Claiming it again returns the stored answer.
  const storedAnswer = await claim(db, mine).catch(() => undefined)
  // If the database is unreachable, the outcome is unknown: a failure would say that nothing happened.
  if (storedAnswer === undefined || typeof storedAnswer === 'number') throw new Refusal('idempotency.running', 409)
  return storedAnswer
}

/** The order of this key was made long ago, and its claim swept since. A call with several receivers has an order for each. */
const isSecondOrder = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && /_order_key(_receiver_id)?_key$/.test(String(error.constraint))
