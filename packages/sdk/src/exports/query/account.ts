export {
  accountKeys,
  captchaQuery,
  countriesQuery,
  freePlayMutation,
  loginMutation,
  logoutMutation,
  memberInfoQuery,
  settingsQuery,
  systemStatusQuery,
  whitelabelQuery,
} from '../../account/queries.ts'
export { removePrivate } from '../../core/queryDefaults.ts'
