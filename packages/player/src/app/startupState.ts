interface Status {
  maintenance: boolean
  regionRestriction: boolean
  ipRestriction: boolean
}

export type StartupState = 'open' | 'maintenance' | 'region' | 'ip'

/** What the start shows (section 4): maintenance beats region; while nothing is known the site is open. */
export function startupState(status: Status | undefined): StartupState {
  if (status?.maintenance) return 'maintenance'
  if (status?.regionRestriction) return 'region'
  return status?.ipRestriction ? 'ip' : 'open'
}
