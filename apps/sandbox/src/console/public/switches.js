/** Texts of everything that the console has switched on, for all callers or for some. */
export function switchedOn({
  clockOffsetMs,
  latencyMs,
  bankDown,
  registryDown,
  registryAnswers,
  placeDown,
  identityAnswer,
  audience,
  faults,
  scenarios,
  changedSettings,
  ...state
}) {
  const brands = (label, codes) => codes.length > 0 && `${label}: ${codes.join(', ')}`
  return [
    clockOffsetMs !== 0 && `clock moved by ${clockOffsetMs / 60_000} min`,
    latencyMs > 0 && `every call takes ${latencyMs} ms longer`,
    bankDown && 'the bank does not answer',
    registryDown && 'the register of persons does not answer',
    ...Object.entries(registryAnswers).map(([cpf, answer]) => `CPF ${cpf}: ${answer}`),
    placeDown && 'the register of addresses does not answer',
    identityAnswer !== 'desk' && `identities: ${identityAnswer}`,
    ...Object.entries(audience).map(([code, who]) => `${code} for ${who} only`),
    brands('closed', state.maintenance),
    brands('upgrading', state.upgrading),
    brands('region refused', state.region),
    brands('addresses refused', state.ip),
    brands('SMS codes by a third party', state.thirdPartySms),
    brands('image CDNs', state.imageCDNs),
    faults.length > 0 && counted(faults.length, 'fault'),
    scenarios.length > 0 && counted(scenarios.length, 'scenario'),
    changedSettings > 0 && counted(changedSettings, 'changed setting'),
  ].filter(Boolean)
}

/** The effect of a fault, how often it applies, and to which callers. */
export function textOfFault({ path, method, kind, delayMs, when, times, status, errorCode, merchant, userName, address, ...scope }) {
  return [
    [kind, method, path].filter(Boolean).join(' '),
    kind === 'delay' && `${delayMs ?? 1000} ms`,
    when,
    times && `${times}×`,
    status,
    errorCode,
    merchant,
    userName,
    address,
    scope.sessions && counted(scope.sessions.length, 'session'),
    // A guest's scenario lists the addresses that have opened its link: while there are none, the fault applies to no caller.
    scope.addresses && (scope.addresses.join(', ') || 'no address yet'),
  ]
    .filter(Boolean)
    .join(', ')
}

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`
