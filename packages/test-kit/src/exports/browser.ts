export { consoleApi, makeClient, type NewMember, type NewMemberOptions, newMember, signedInClient } from '../gateway.ts'
export { openScenario, type OpenedScenario } from '../openScenario.ts'
export { renderScreen, type RenderScreenOptions, type ScreenProvidersProps, setScreenProviders } from '../renderScreen.tsx'
export { sandboxUrl } from '../sandboxUrl.ts'
