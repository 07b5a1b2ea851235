/** The ports of the servers that browser tests run against: not those of `npm start`, which may be open beside them. */
export const PORTS = { site: 3100, games: 3101, contact: 3102 }

export const URLS = {
  site: `http://localhost:${PORTS.site}`,
  games: `http://localhost:${PORTS.games}`,
  contact: `http://localhost:${PORTS.contact}`,
}

export const TEST_SETTINGS = {
  SITE_PORT: String(PORTS.site),
  GAMES_PORT: String(PORTS.games),
  CONTACT_PORT: String(PORTS.contact),
}
