/** How the site was opened. */
export interface Surroundings {
  /** The native app's bridge, or its token in the user agent. */
  app: boolean
  /** Storage key WEBCLIP is '1'. */
  webclip: boolean
  /** Runs as an installed app. */
  standalone: boolean
}

/** `registerMethod` of the payload (section 3, decisions). */
export function registerMethodOf({ app, webclip, standalone }: Surroundings): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' {
  if (app) return 'APP'
  if (!standalone) return 'H5'
  return webclip ? 'WEBCLIP' : 'PWA'
}
