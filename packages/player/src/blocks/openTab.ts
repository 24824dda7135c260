/** Opens an empty tab during the tap, as browsers require, for an address to follow; `null` if blocked. Its page cannot navigate ours. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
