/** The platform of this client (section 3). */
export const platform = 'mobile'

export const mobileGateway = '3'

/** `X-Gateway-Id` by platform (section 3). */
export const gatewayIds = { WEB: '1', MOBILE: mobileGateway } as const
