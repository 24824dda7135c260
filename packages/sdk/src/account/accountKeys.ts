export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  whitelabel: () => [...accountKeys.all, 'whitelabel'] as const,
  status: () => [...accountKeys.all, 'status'] as const,
  countries: () => [...accountKeys.all, 'countries'] as const,
  captcha: () => [...accountKeys.all, 'captcha'] as const,
  memberInfo: () => [...accountKeys.all, 'memberInfo'] as const,
}
