import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { client, readLaunch } from './system/launch.ts'
import './theme.css.ts'

const launch = readLaunch()
document.documentElement.lang = launch.language === 'EN' ? 'en' : 'pt-BR'
createRoot(document.getElementById('root')!).render(<App client={client(launch)} launch={launch} />)
