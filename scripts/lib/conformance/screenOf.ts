import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The state in which a player meets an item, by the name of its scenario. Others are rules of the gateway, without a screen. */
export const screens: Record<string, string> = {
  'numbers.minimumAge': 'register/underage',
  'numbers.coolingMs': 'responsible/limits-requested',
  'numbers.confirmWithinMs': 'responsible/limits-ready',
  'numbers.limitKinds': 'responsible/limits-used',
  'numbers.periods': 'responsible/limits-used',
  'numbers.limitsRequiredAtRegistration': 'register/step-limits',
  'numbers.timeZone': 'gameRecord/content',
  'numbers.breaks': 'responsible/pause',
  'numbers.exclusions': 'responsible/exclude',
  'numbers.centralExclusion': 'responsible/overview',
  'numbers.personRegistry': 'register/impeded',
  'numbers.demo': 'trial/content',
  'numbers.oneAccountPerDocument': 'register/content',
  'numbers.identityBefore': 'register/step-identity',
  'numbers.realityCheckMs': 'responsible/check',
  'numbers.cancelWithdrawal': 'withdrawRecord/content',
  'numbers.depositTurnoverMax': 'withdraw/turnover',
  'numbers.openBetsOnExclusion': 'responsible/excluded',
  'numbers.wageringMax': 'activityDetail/content',
  'numbers.agreeStartsTicked': 'register/step-account',
  'requires.registration': 'register/content',
  'requires.legalCard': 'home/content',
  'requires.links': 'home/content',
  'requires.warnings': 'login/content',
  'requires.help': 'responsible/help',
  'requires.ageOnOffers': 'activity/content',
  'requires.prizesNamed': 'launchGame/content',
  'game.categories': 'gameCenter/content',
  'rules.means': 'deposit/content',
}

/** The picture of an item's screen among those of `npm run pictures`, from the folder of the repository. */
export const pictureOf = (id: string, merchant: string, root: string): string | undefined => {
  const picture = screens[id] && join('.pictures', merchant, 'pt/390', `${screens[id].replace('/', '.')}.png`)
  return picture && existsSync(join(root, picture)) ? picture : undefined
}
