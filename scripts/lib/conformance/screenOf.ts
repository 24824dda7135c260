import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteName } from '../../../packages/player/src/routes.ts'

/** The screen on which a player meets an item, by its route. */
export const screens: Record<string, RouteName> = {
  'numbers.minimumAge': 'register',
  'numbers.centralExclusion': 'home',
  'numbers.demo': 'trial',
  'numbers.identityBefore': 'launchGame',
  'numbers.cancelWithdrawal': 'withdrawRecord',
  'numbers.depositTurnoverMax': 'withdraw',
  'numbers.wageringMax': 'activityDetail',
  'numbers.agreeStartsTicked': 'register',
  'numbers.limitsRequiredAtRegistration': 'register',
  'requires.registration': 'register',
  'requires.legalCard': 'home',
  'requires.links': 'home',
  'requires.warnings': 'login',
  'requires.ageOnOffers': 'activity',
  'requires.prizesNamed': 'launchGame',
  'game.categories': 'gameCenter',
  'rules.means': 'deposit',
}

/** The first picture of its screen among those of `npm run pictures`, from the folder of the repository; undefined before they are rendered. */
export function pictureOf(id: string, merchant: string, root: string): string | undefined {
  const route = screens[id]
  const folder = join('.pictures', merchant, 'pt/390')
  if (!route || !existsSync(join(root, folder))) return undefined
  const name = readdirSync(join(root, folder))
    .toSorted()
    .find((file) => file.startsWith(`${route}.`))
  return name && join(folder, name)
}
