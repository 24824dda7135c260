import { useQuery } from '@tanstack/react-query'
import { teamBetKpisQuery, teamMemberKpisQuery, teamMoneyKpisQuery, type TeamFilter } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable } from '@platform/ui'
import type { KpiGroup, KpiValues } from '../KpiTiles/kpis.ts'

/** Omits figures that the answer does not have. */
const known = (values: Record<string, { now: number | undefined; before?: number | undefined }>) =>
  Object.fromEntries(Object.entries(values).filter(([, { now }]) => now !== undefined)) as KpiValues

const negative = (amount: number | undefined) => (amount === undefined ? undefined : 0 - amount)

const withFees = ({ profit, feeAmount }: { profit?: number | undefined; feeAmount?: number | undefined }) =>
  profit === undefined || feeAmount === undefined ? undefined : profit - feeAmount

/** The key figures by group; each group loads, or fails, on its own, and only once the wallet's currency is known. */
export function useKpis(
  filter: TeamFilter,
  symbol: string | undefined,
): { groups: Record<KpiGroup, Loadable<KpiValues>>; at: number | undefined } {
  const client = useClient()
  const members = useQuery(teamMemberKpisQuery(client, filter))
  const bets = useQuery(teamBetKpisQuery(client, filter))
  const money = useQuery(teamMoneyKpisQuery(client, filter))
  const refetch = () => Promise.all([members, bets, money].filter(({ isError }) => isError).map((query) => query.refetch()))
  const both = <One, Other>(one: { data?: One; isError: boolean }, other: { data?: Other; isError: boolean }) => ({
    data: symbol !== undefined && one.data && other.data ? { one: one.data, other: other.data } : undefined,
    isError: one.isError || other.isError,
    refetch,
  })
  const groups = {
    members: loadable(both(members, bets), ({ one: { footer, previous }, other }) =>
      known({
        members: { now: footer.teamMemberCount },
        agents: { now: footer.teamAgentCount },
        registered: { now: footer.teamRegisterMemberCount, before: previous.teamRegisterMemberCount },
        logins: { now: footer.teamLoginMemberCount, before: previous.teamLoginMemberCount },
        online: { now: footer.teamOnlineCount },
        bettors: { now: other.footer.teamBetMemberCount, before: other.previous.teamBetMemberCount },
        firstDeposits: { now: footer.teamFirstDepositMemberCount, before: previous.teamFirstDepositMemberCount },
      }),
    ),
    money: loadable(both(money, members), ({ one: { footer, previous }, other }) =>
      known({
        balance: { now: other.footer.teamBalance },
        deposits: { now: footer.depositAmount, before: previous.depositAmount },
        withdrawals: { now: footer.withdrawAmount, before: previous.withdrawAmount },
        rebates: { now: footer.rebateAmount, before: previous.rebateAmount },
        rewards: { now: footer.rewardAmount, before: previous.rewardAmount },
      }),
    ),
    bets: loadable(both(bets, money), ({ one: { footer, previous }, other }) =>
      known({
        stake: { now: footer.betAmount, before: previous.betAmount },
        validStake: { now: footer.validBetAmount, before: previous.validBetAmount },
        payout: { now: footer.winAmount, before: previous.winAmount },
        profit: { now: other.footer.profit, before: other.previous.profit },
        fees: { now: negative(other.footer.feeAmount), before: negative(other.previous.feeAmount) },
        withFees: { now: withFees(other.footer), before: withFees(other.previous) },
      }),
    ),
  }
  return { groups, at: members.data?.updateTime }
}
