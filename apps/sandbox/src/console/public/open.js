// A scenario starts as on a new device.
const { path, language, session } = JSON.parse(document.getElementById('entry').textContent)
localStorage.clear()
sessionStorage.clear()
for (const { name } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name)
localStorage.setItem('lang', language)
if (session) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session))
location.replace(path)
