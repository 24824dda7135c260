interface Status {
  maintenance: boolean
  regionRestriction: boolean
}

/** What the start shows (section 4): maintenance beats region; while nothing is known the site is open. */
export function startupState(status: Status | undefined): 'open' | 'maintenance' | 'region' {
  if (status?.maintenance) return 'maintenance'
  return status?.regionRestriction ? 'region' : 'open'
}
