/** The settings that the browser needs. The build writes them into the script. */
export interface PublicSettings {
  readonly siteName: string
  readonly siteId: string
  readonly mailbox: string
  readonly origins: { readonly site: string; readonly games: string; readonly contact: string }
  /** Whether games that are opened and finished are counted. */
  readonly counts: 'on' | 'off'
  /** Whether the site has the contact form. */
  readonly contactForm: 'on' | 'off'
  readonly gridSize: number
  readonly chunkTimeoutMs: number
  readonly sendTimeoutMs: number
  readonly vitalsUrl: string
  readonly offline: 'on' | 'off'
  /** How long messages are kept; 0 means until erased on request. */
  readonly retentionDays: number
  /** The address of the logo. */
  readonly logo: string
  readonly builtYear: number
}

declare const BUILT_SETTINGS: PublicSettings

export const settings: PublicSettings = BUILT_SETTINGS
