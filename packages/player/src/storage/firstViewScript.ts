export interface FirstViewKeys {
  session: string
  language: string
  /** How the page's language is spelled in storage. */
  spoken: string
  /** What a former visit left and the app shows at once: the drawn view is then replaced, not taken over. */
  visited: string[]
}

/**
 * Runs in the page's head before anything is drawn, without imports: its own text is written there. The drawn view is a guest's, in the
 * merchant's language, at the addresses that `<html data-paths>` lists and where passwords may be requested; anybody else sees
 * the empty frame until the app is there. So does who was here before where there is a form: what was typed in it would be lost with it.
 */
export function firstViewScript({ session, language, spoken, visited }: FirstViewKeys): void {
  const { dataset } = document.documentElement
  const kept = (name: string) => {
    try {
      return sessionStorage.getItem(name) ?? localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const { pathname, search } = location
  const paths = (dataset.paths ?? '').split(' ')
  const isHere = paths.includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'))
  const isPlain = paths.includes('/') ? !/[?&]type=/.test(search) : !search
  const wouldLose = 'form' in dataset && visited.some(kept)
  if (wouldLose || !isHere || !isPlain || !isSecureContext || kept(session) || (kept(language) ?? spoken) !== spoken) dataset.first = 'boot'
}
