export interface FirstViewKeys {
  session: string
  language: string
  /** How the page's language is spelled in storage. */
  spoken: string
}

/**
 * Runs in the page's head before anything is drawn, without imports: its own text is written there. The drawn view is a guest's, in the
 * merchant's language, at the addresses that `<html data-paths>` lists and where passwords may be requested; anybody else sees the empty frame until the app is there.
 */
export function firstViewScript({ session, language, spoken }: FirstViewKeys): void {
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
  if (!isHere || !isPlain || !isSecureContext || kept(session) || (kept(language) ?? spoken) !== spoken) dataset.first = 'boot'
}
