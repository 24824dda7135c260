export { accountKeys } from '../../account/accountKeys.ts'
export { loginMutation } from '../../account/loginMutation.ts'
export { freePlayMutation, logoutMutation } from '../../account/mutations.ts'
export {
  captchaQuery,
  countriesQuery,
  customerServiceQuery,
  domainRoutesQuery,
  memberInfoQuery,
  registerRulesQuery,
  registerSettingsQuery,
  settingsQuery,
  systemStatusQuery,
  villagesQuery,
  whitelabelQuery,
} from '../../account/queries.ts'
export { removePrivate } from '../../core/queryDefaults.ts'
