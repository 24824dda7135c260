interface SiteFlags {
  maintenance: boolean
  regionRestriction: boolean
}

interface Status extends SiteFlags {
  upgrading: boolean
  ipRestriction: boolean
}

export type StartupState = 'open' | 'maintenance' | 'upgrading' | 'region' | 'ip'

/** The startup state by status and site configuration (section 4): maintenance before region; open while neither is known. */
export function startupState(status: Status | undefined, settings: SiteFlags | undefined): StartupState {
  if (status?.maintenance || settings?.maintenance) return 'maintenance'
  if (status?.upgrading) return 'upgrading'
  if (status?.regionRestriction || settings?.regionRestriction) return 'region'
  return status?.ipRestriction ? 'ip' : 'open'
}
