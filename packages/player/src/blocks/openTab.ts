/** An empty tab, opened in the tap (a browser allows it only then), before its address is known; `null` where the browser refused. Its page cannot move ours. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
