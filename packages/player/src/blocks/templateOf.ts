/** Parts of the app that come in two versions: the member centre and the detail of a deposit. */
export type TemplatePart = 'mem_cen' | 'dep_func'

/** The version that the site's settings ask for: the new one at "1", else, also before they are known, the base. Spec 4. */
export const templateOf = (settings: { mobileTemplate: Record<TemplatePart, string> } | undefined, part: TemplatePart): 'new' | 'base' =>
  settings?.mobileTemplate[part] === '1' ? 'new' : 'base'
