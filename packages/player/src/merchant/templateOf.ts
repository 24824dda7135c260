/** Parts of the app with two versions: the member center and the details of a deposit. */
export type TemplatePart = 'mem_cen' | 'dep_func'

/** The version by the site's settings: new for "1", otherwise, and before they are loaded, base. Spec 4. */
export const templateOf = (settings: { mobileTemplate: Record<TemplatePart, string> } | undefined, part: TemplatePart): 'new' | 'base' =>
  settings?.mobileTemplate[part] === '1' ? 'new' : 'base'
