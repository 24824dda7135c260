import { routeNames, routes } from '../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../packages/player/src/routes/RouteFacts.ts'
import type { Followed } from './followFocus.ts'

/** The screens that only an agent sees, as the agent who is signed in; those that every site has lead nowhere else. */
export async function walkAgent({ engine, page, site }: Pick<Followed, 'engine' | 'page' | 'site'>): Promise<void> {
  for (const name of routeNames) {
    const { access, paths, feature, grid }: RouteFacts = routes[name]
    if (access !== 'agent') continue
    await engine.goto(site + paths[0])
    await page.holdsText('main', name)
    const shown = await engine.evaluate<string>('location.pathname')
    if (shown !== paths[0] && !feature && !grid) throw new Error(`${name} leads an agent to ${shown}`)
  }
}
