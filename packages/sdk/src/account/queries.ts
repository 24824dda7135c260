import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import type { InputOf } from '../core/Call.ts'
import { hour, minute, privateQuery, removePrivate } from '../core/queryDefaults.ts'
import { freePlay } from './freePlay.ts'
import { getCaptcha } from './getCaptcha.ts'
import { getConsolidatedSettings } from './getConsolidatedSettings.ts'
import { getCountries } from './getCountries.ts'
import { getMemberInfo } from './getMemberInfo.ts'
import { getSystemStatus } from './getSystemStatus.ts'
import { getWhitelabel } from './getWhitelabel.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { sessionOf } from './sessionOf.ts'

export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  whitelabel: () => [...accountKeys.all, 'whitelabel'] as const,
  status: () => [...accountKeys.all, 'status'] as const,
  countries: () => [...accountKeys.all, 'countries'] as const,
  captcha: () => [...accountKeys.all, 'captcha'] as const,
  memberInfo: () => [...accountKeys.all, 'memberInfo'] as const,
}

/** The site's configuration. */
export const settingsQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.settings(),
    queryFn: ({ signal }) => getConsolidatedSettings(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Which features are on. */
export const whitelabelQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.whitelabel(),
    queryFn: ({ signal }) => getWhitelabel(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })

/** Whether the site is open. */
export const systemStatusQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.status(),
    queryFn: ({ signal }) => getSystemStatus(client, {}, { signal }),
    staleTime: minute / 2,
    retry: false,
  })

/** Countries and dialing codes. */
export const countriesQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.countries(),
    queryFn: ({ signal }) => getCountries(client, {}, { signal }),
    staleTime: 24 * hour,
    retry: false,
  })

/** A captcha; `refetch` brings another. Never cached: each serves once. */
export const captchaQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.captcha(),
    queryFn: ({ signal }) => getCaptcha(client, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** The signed-in member. */
export const memberInfoQuery = (client: Client) =>
  queryOptions({
    queryKey: accountKeys.memberInfo(),
    queryFn: ({ signal }) => getMemberInfo(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
    meta: privateQuery,
  })

/** Signs in and opens the session. */
export const loginMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'login'],
    mutationFn: (input: InputOf<typeof login>) => login(client, input),
    onSuccess(result, _input, _before, { client: cache }) {
      removePrivate(cache)
      client.session.set(sessionOf(client, result))
    },
    retry: false,
  })

/** Signs in as a trial account and opens the session. */
export const freePlayMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'freePlay'],
    mutationFn: (input: InputOf<typeof freePlay> | void) => freePlay(client, input ?? {}),
    onSuccess(result, _input, _before, { client: cache }) {
      removePrivate(cache)
      client.session.set(sessionOf(client, result))
    },
    retry: false,
  })

/** Signs out. The session here ends whatever the gateway answers, and takes every private answer with it. */
export const logoutMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'logout'],
    mutationFn: () => logout(client),
    onSettled(_result, _error, _input, _before, { client: cache }) {
      client.session.clear()
      removePrivate(cache)
    },
    retry: false,
  })
