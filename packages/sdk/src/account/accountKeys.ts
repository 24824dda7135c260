export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  whitelabel: () => [...accountKeys.all, 'whitelabel'] as const,
  status: () => [...accountKeys.all, 'status'] as const,
  countries: () => [...accountKeys.all, 'countries'] as const,
  registerSettings: () => [...accountKeys.all, 'registerSettings'] as const,
  registerRules: () => [...accountKeys.all, 'registerRules'] as const,
  domainRoutes: () => [...accountKeys.all, 'domainRoutes'] as const,
  customerService: () => [...accountKeys.all, 'customerService'] as const,
  villages: (parent?: string) => [...accountKeys.all, 'villages', parent ?? ''] as const,
  captcha: () => [...accountKeys.all, 'captcha'] as const,
  memberInfo: () => [...accountKeys.all, 'memberInfo'] as const,
}
