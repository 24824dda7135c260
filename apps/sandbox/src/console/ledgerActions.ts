import * as z from 'zod/mini'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { openScene, playStep, Step } from './ledgerSteps.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { action, type Action } from './Action.ts'

const ReplayBody = z.object({ merchant: z.string(), steps: z.array(Step).check(z.maxLength(500)) })

/** Replays the output of a failed run of the ledger's tests, step by step, on three new members. */
export const ledgerActions: Record<string, Action> = {
  'ledger/replay': action("Plays the steps that a failing run of the ledger's tests printed, on three new members.", ReplayBody, replay),
}

async function replay({ merchant, steps }: z.output<typeof ReplayBody>, { database: { db }, merchants, audit, now }: Services) {
  if (!merchants.find(merchant)) throw notFound()
  const scene = await openScene(db, merchant, now())
  const results: { step: Step; answer: string; balances: number[]; audit: object }[] = []
  for (const step of steps) {
    const answer = await playStep(db, scene, step)
    const balances = await Promise.all(scene.members.map((id) => balanceOf(db, id)))
    results.push({ step, answer, balances, audit: await audit(db) })
  }
  return results
}
