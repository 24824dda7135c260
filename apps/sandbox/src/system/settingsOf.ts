import { RECORD_DAYS } from '../records/exports.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/** Site configuration of a merchant (section 3, "Site config"), without the console's switches. */
export function settingsOf({ code, name, domain }: SandboxMerchant) {
  const site = `https://${domain}`
  return {
    imageCDNs: [],
    domainRoute: domain,
    mobileTemplate: { app_background: '', app_desc_font_color: '', app_desc: name, mem_cen: '1', dep_func: '1' },
    paths: {},
    resources: [
      { resourceType: 'IOS', url: `${site}/ios` },
      { resourceType: 'MOBILECONFIG', url: `/cdn/apps/${code}.mobileconfig` },
      { resourceType: 'Android', url: `${site}/${code}.apk` },
      { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' },
      { resourceType: 'FACEBOOK', url: `${site}/facebook` },
      { resourceType: 'TELEGRAM', url: `${site}/telegram` },
      { resourceType: 'WHATSAPP', url: `${site}/whatsapp` },
    ],
    mainDomain: domain,
    withdrawEnabled: true,
    recordDays: RECORD_DAYS,
  }
}
