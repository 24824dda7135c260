export { consoleApi, makeClient, type NewMember, type NewMemberOptions, newMember, signedInClient } from '../gateway.ts'
export { renderScreen, type RenderScreenOptions, type ScreenProvidersProps, setScreenProviders } from '../renderScreen.tsx'
