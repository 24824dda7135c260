export { accountKeys } from '../../account/accountKeys.ts'
export { changePasswordMutation } from '../../account/changePasswordMutation.ts'
export { loginMutation } from '../../account/loginMutation.ts'
export {
  freePlayMutation,
  logoutMutation,
  renewSessionMutation,
  sendCodeMutation,
  sendPasswordEmailMutation,
  sendRegisterCodeMutation,
  setHeadIconMutation,
} from '../../account/mutations.ts'
export {
  affiliateQuery,
  captchaQuery,
  countriesQuery,
  customerServiceQuery,
  domainRoutesQuery,
  headIconQuery,
  identityProvidersQuery,
  registerRulesQuery,
  registerSettingsQuery,
  usernameQuery,
  verificationQuery,
  villagesQuery,
} from '../../account/queries.ts'
export { registerMutation, type Registration } from '../../account/registerMutation.ts'
export { setPasswordByPhoneMutation } from '../../account/setPasswordByPhoneMutation.ts'
export { memberInfoQuery, settingsQuery, systemStatusQuery, whitelabelQuery } from '../../account/siteQueries.ts'
export { removePrivate } from '../../core/queryDefaults.ts'
