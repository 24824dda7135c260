import { expect, test } from 'vitest'
import { pathTo, routeOf } from './paths.ts'
import { routeNames, routes } from './routes.ts'

test('[2.1] every path belongs to one screen', () => {
  const all = routeNames.flatMap((name): readonly string[] => routes[name].paths)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['/', 'home'],
  ['/m', 'home'],
  ['/m/', 'home'],
  ['/m/index.html', 'home'],
  ['/register.html', 'register'],
  ['/m/member/home', 'mine'],
  ['/m/webEmail', 'messages'],
  ['/m/gamelist', 'gameList'],
])('[2.1] %s shows %s', (path, name) => {
  expect(routeOf(path)).toBe(name)
})

test.each(['/m/nothing', '/n', '//m/home', '/m/home/more', ''])('[2.1] %s is no screen', (path) => {
  expect(routeOf(path)).toBeUndefined()
})

test('[2.1] a link carries its query, without the fields that are empty', () => {
  expect(pathTo('home')).toBe('/m/home')
  expect(pathTo('gameList', { gameType: 'RNG', vassalage: undefined })).toBe('/m/gameList?gameType=RNG')
  expect(pathTo('login', { back: '/m/gameList?gameType=RNG' })).toBe('/m/login?back=%2Fm%2FgameList%3FgameType%3DRNG')
  expect(pathTo('agentNotice', { types: 'A' })).toBe('/m/member/notice?types=A')
})
