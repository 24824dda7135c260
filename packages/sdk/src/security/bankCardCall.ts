/** What all changes of a destination have in common. */
export const bankCardCall = { path: '/wps/member/bankCard', access: 'money', retry: 'keyed', section: '7.6' } as const
