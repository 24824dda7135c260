import type { OutputOf } from '@platform/sdk'
import { cycleMsOf, namesPrizes } from '@platform/sdk/markets'
import type { Context } from '../gateway/Context.ts'
import { inLanguage, namedZone } from '../gateway/languages.ts'
import { TRIAL } from '../gateway/authorise.ts'
import { balanceOf } from '../ledger/wallet.ts'
import type { getPlayState, PlayRound } from './calls.ts'
import { kindOf, pays } from './outcome.ts'
import { type PlaySession, playSessionOf } from './playSession.ts'
import { roundOf } from './replay.ts'
import { MAX_STAKE } from './stake.ts'

const SHOWN_ROUNDS = 20

/** Game, wallet and the last rounds of the session behind a token. */
export async function playState(context: Context, token: string | undefined): Promise<OutputOf<typeof getPlayState>> {
  const session = await playSessionOf(context, token)
  const kind = kindOf(session.game_type)
  return {
    nodeId: session.node_id,
    userName: session.account,
    name: inLanguage(session, 'name', session.language),
    vendor: session.vendor_name,
    kind,
    look: context.services.lookOf({ ...session, kind }),
    balance: await balanceOf(context.db, session.member_id),
    currencySymbol: context.merchant.currencySymbol,
    timeZone: namedZone(context.merchant.market, session.language),
    trial: session.type === TRIAL,
    minStake: Math.max(1, session.min_bet),
    maxStake: MAX_STAKE,
    rtp: session.rtp,
    pays: pays[kind],
    minimumRoundDuration: cycleMsOf(context.merchant.market, session.game_type),
    namesPrizes: namesPrizes(context.merchant.market),
    backUrl: session.back_url,
    rounds: await lastRounds(context, session),
  }
}

/** Rounds of this player in this game, newest first. Records in an old format are left out. */
async function lastRounds({ db }: Context, { member_id, node_id }: PlaySession): Promise<PlayRound[]> {
  const rows = await db
    .selectFrom('game_records')
    .select(['round_id', 'stake', 'payout', 'detail', 'bet_at'])
    .where('member_id', '=', member_id)
    .where('node_id', '=', node_id)
    .where('status', '=', 'settled')
    .orderBy('bet_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_ROUNDS)
    .execute()
  return rows.flatMap((row) => roundOf(row) ?? [])
}
