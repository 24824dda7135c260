/** The platform that this client is (section 3). */
export const platform = 'mobile'

/** `X-Gateway-Id` by platform (section 3). */
export const gatewayIds = { WEB: 1, MOBILE: 3 } as const
