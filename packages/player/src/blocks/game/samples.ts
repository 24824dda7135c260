import { minor } from '@platform/sdk'
import type { Game, Vendor } from '@platform/sdk/games'
import type { GameRecord } from '@platform/sdk/records'
import type { Favorites } from './Favorites/Favorites.ts'

// Fictitious data for stories and view tests.

const NAMES = ['Tigre Dourado', 'Mina do Faraó', 'Roleta Relâmpago', 'Frutas em Chamas', 'Tesouro de Netuno', 'Noite em Copacabana']
const LONG = 'A Extraordinária Expedição ao Templo Perdido das Mil e Uma Orquídeas Douradas'

/** `count` games of two vendors; with `long` all have a name that is too long for a tile. */
export const sampleGames = (count: number, long = false): Game[] =>
  Array.from({ length: count }, (_, index) => ({
    nodeId: `sample-${index}`,
    gameName: long ? LONG : `${NAMES[index % NAMES.length]} ${index + 1}`,
    vassalage: index % 2 ? 'BOREAL' : 'AURORA',
    iconUrl: '',
    gameType: 'RNG',
    gameId: String(index),
    supportPlay: index !== 4,
  }))

export const sampleVendors = (count: number, long = false): Vendor[] =>
  Array.from({ length: count }, (_, index) => ({
    vassalage: `VENDOR${index}`,
    gameType: 'RNG',
    gameId: '',
    nodeId: `vendor-${index}`,
    mobileLargeIcon: '',
    mobileSmallIcon: '',
    displayName: long ? 'Companhia Sul-Americana de Entretenimento Digital' : `Estúdio ${index + 1}`,
    gameClassify: ['Megaways', 'Jackpot', 'Clássicos'],
  }))

const STATES = ['won', 'lost', 'open', 'void'] as const

export const sampleRecords = (count: number, long = false): GameRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const status = STATES[index % STATES.length]!
    const betTime = Date.parse('2026-03-01T15:04:05Z') - index * 600_000
    const win = status === 'won' ? 123_456 : status === 'void' ? 500 : 0
    return {
      orderNo: `PG-20260301-${String(index).padStart(6, '0')}`,
      nodeId: 'sample',
      gameName: long ? LONG : NAMES[index % NAMES.length]!,
      vassalage: 'AURORA',
      gameType: 'RNG',
      betTime,
      settledTime: status === 'open' ? undefined : betTime + 4000,
      betAmount: minor(500),
      validBetAmount: minor(status === 'void' ? 0 : 500),
      winAmount: minor(win),
      profit: minor(status === 'open' ? 0 : win - 500),
      status,
    }
  })

export const sampleFavorites: Favorites = { known: true, has: (nodeId) => nodeId === 'sample-1', toggle: () => undefined }

export const sampleVendorName = (code: string) => (code === 'AURORA' ? 'Aurora Gaming' : 'Boreal Studios')
