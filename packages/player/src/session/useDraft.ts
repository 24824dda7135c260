import { atom, useAtom } from 'jotai'
import { useLastMember } from './useMember.ts'

const draftsAtom = atom<{ of: string; drafts: Readonly<Record<string, object>> }>({ of: '', drafts: {} })

/**
 * What the member has entered in a form and not sent. Kept in memory until the page is left: it survives the end of the session and a visit
 * to another screen, and is never shown to another member. Never for passwords.
 */
export function useDraft<Draft extends object>(form: string) {
  const userName = useLastMember()?.userName ?? ''
  const [stored, store] = useAtom(draftsAtom)
  const draft: Partial<Draft> = (stored.of === userName && stored.drafts[form]) || {}
  return {
    draft,
    /** The member whose draft it is. */
    of: userName,
    change: (to: Partial<Draft> | ((last: Partial<Draft>) => Partial<Draft>)) =>
      store((now) => {
        const drafts = now.of === userName ? now.drafts : {}
        const last: Partial<Draft> = drafts[form] ?? {}
        return { of: userName, drafts: { ...drafts, [form]: { ...last, ...(typeof to === 'function' ? to(last) : to) } } }
      }),
    clear: () => store((now) => ({ of: userName, drafts: now.of === userName ? { ...now.drafts, [form]: {} } : {} })),
  }
}
