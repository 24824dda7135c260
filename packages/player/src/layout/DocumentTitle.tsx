import { useShownViewTitle } from '../blocks/viewTitle.ts'

/** The document's title, from the part to the site: view, screen, merchant. A part of its own, so that a view's name renders nothing else. */
export function DocumentTitle({ screen, site }: { screen: string | undefined; site: string }) {
  const view = useShownViewTitle()
  return <title>{[view, screen, site].filter((part, index, all) => part && all.indexOf(part) === index).join(' · ')}</title>
}
