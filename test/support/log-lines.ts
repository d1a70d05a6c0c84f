// Lines of the log, compared.

/** When, which, how long and how much: what differs between any two requests. */
const measured = new Set(['time', 'reqId', 'shellMs', 'totalMs', 'bytes'])

/** A line of the log without what differs between any two requests. */
export const alike = (line: object) => Object.fromEntries(Object.entries(line).filter(([name]) => !measured.has(name)))
