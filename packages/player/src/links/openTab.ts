/** Opens an empty tab during the tap, as browsers require, for an address to follow; `null` if blocked. Its page cannot navigate ours. */
export function openTab(): Window | null {
  const tab = tryOpen('')
  if (tab) tab.opener = null
  return tab
}

/** `window.open`; `null` if blocked, and where the web view of an app lacks it or lets it throw. */
export function tryOpen(address: string, features?: string): Window | null {
  try {
    return window.open(address, '_blank', features) ?? null
  } catch {
    return null
  }
}

/** Opens another site in a tab, or in this one where none can be opened. */
export function openSite(address: string): void {
  const tab = openTab()
  if (tab) tab.location.replace(address)
  else location.assign(address)
}
