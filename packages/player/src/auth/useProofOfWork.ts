import { useCallback, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { proofOfWorkQuery, settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { savesData } from '../session/useDataSaver.ts'

/** A gateway that does not answer holds a submit no longer than this. */
const MOST_MS = 2000

/**
 * The proof of this device's work for a sign-in or a registration, where the gateway accepts one, so that a typo requires no captcha (2.9).
 * None on a device that saves data. The work starts with the first field that gets the focus: a page that is only looked at has none.
 */
export function useProofOfWork() {
  const client = useClient()
  const queries = useQueryClient()
  const work = useCallback(async () => {
    if (savesData()) return ''
    const { proofOfWork } = await queries.fetchQuery(settingsQuery(client))
    return proofOfWork ? queries.fetchQuery(proofOfWorkQuery(client)) : ''
  }, [client, queries])
  // Without a proof the gateway may require a captcha earlier, and nothing else happens.
  const prepare = useCallback(() => void work().catch(() => undefined), [work])
  useEffect(() => {
    addEventListener('focusin', prepare, { once: true })
    return () => removeEventListener('focusin', prepare)
  }, [prepare])
  /** Waits for the proof; each is valid once. */
  const take = async (): Promise<string | undefined> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_MS))
    const proof = await Promise.race([work().catch(() => undefined), late])
    queries.removeQueries(proofOfWorkQuery(client))
    return proof || undefined
  }
  return { prepare, take }
}
