// The site on three hosts of its own.
import type { SiteName } from '../../../domain/sites.ts'

export const hosts: Readonly<Record<SiteName, string>> = {
  main: 'www.almanac.test',
  names: 'names.almanac.test',
  registry: 'registry.almanac.test',
}

export const threeHosts = {
  MAIN_ORIGIN: `https://${hosts.main}`,
  NAMES_ORIGIN: `https://${hosts.names}`,
  REGISTRY_ORIGIN: `https://${hosts.registry}`,
  COOKIE_DOMAIN: 'almanac.test',
}
