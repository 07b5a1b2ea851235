/** For each alert: measurements at which it fires, with its labels and text, and measurements at which it is silent. */

/** Samples of each series, one per minute, in promtool's notation: `0x5` is six zeros, `0+2x5` counts up by two. */
type Samples = Readonly<Record<string, string>>

interface AlertCase {
  readonly samples: Samples
  /** The minute at which the alert is looked at. */
  readonly at: number
  /** Undefined if the alert must be silent. */
  readonly fires?: { readonly of: 'job' | 'copy'; readonly summary: string }
}

type Fires = readonly [samples: Samples, at: number, of: 'job' | 'copy', summary: string]
type Silent = readonly [samples: Samples, at: number]

const cases = (fires: readonly Fires[], silent: readonly Silent[]): AlertCase[] => [
  ...fires.map(([samples, at, of, summary]) => ({ samples, at, fires: { of, summary } })),
  ...silent.map(([samples, at]) => ({ samples, at })),
]

const refused = (problem: string) => `contact_refused_total{problem="${problem}"}`
const attempts = (outcome: string) => `contact_delivery_attempts_total{outcome="${outcome}"}`
const OLDEST = 'contact_oldest_waiting_age_seconds'
const FREE = 'contact_disk_free_bytes'
const FULL_DISK = 'The disk of the store has less than 1 GB free, or will be full within four days.'
const BAD_LOGIN = 'The mail server rejects the user or password in SMTP_URL.'
const FAULT = 'Messages were refused because of an internal error; see the log.'

export const CONTACT_CASES: Readonly<Record<string, readonly AlertCase[]>> = {
  ContactMailDead: cases(
    [
      [
        { [OLDEST]: '901', contact_sends_mail: '1' },
        0,
        'job',
        'Messages are not being delivered; the oldest was received 15m 1s ago.',
      ],
    ],
    [
      [{ [OLDEST]: '900', contact_sends_mail: '1' }, 0],
      [{ [OLDEST]: '90000', contact_sends_mail: '0' }, 0],
    ],
  ),
  ContactMailLoginRefused: cases(
    [[{ [attempts('login')]: '0x5 1x10' }, 10, 'job', BAD_LOGIN]],
    [
      [{ [attempts('login')]: '0x5 1x60' }, 50],
      [{ [attempts('login')]: '0x10', [attempts('unreachable')]: '0+3x10' }, 10],
    ],
  ),
  ContactMessagesGivenUp: cases(
    [
      [
        { contact_given_up_messages: '2', contact_sends_mail: '1' },
        0,
        'job',
        '2 messages could not be delivered for four days.',
      ],
    ],
    [[{ contact_given_up_messages: '0', contact_sends_mail: '1' }, 0]],
  ),
  ContactStoreDown: cases(
    [[{ contact_store_up: '1 0x4' }, 3, 'copy', 'The store of one does not answer; messages are refused.']],
    [
      [{ contact_store_up: '1 0x4' }, 2],
      [{ contact_store_up: '1 0 0 1 0' }, 4],
    ],
  ),
  ContactStoreNearlyFull: cases(
    [
      [
        { contact_store_bytes: '3600000000x6', contact_store_max_bytes: '4294967296x6' },
        5,
        'copy',
        'The store has reached 3.353GiB, over 80 % of its limit; at the limit, messages are refused.',
      ],
    ],
    [
      [{ contact_store_bytes: '3400000000x6', contact_store_max_bytes: '4294967296x6' }, 5],
      // Without a limit, the second metric is missing.
      [{ contact_store_bytes: '3600000000x6' }, 5],
    ],
  ),
  ContactDiskNearlyFull: cases(
    [
      [{ [FREE]: '999999999x20', contact_disk_bytes: '50000000000x20' }, 15, 'copy', FULL_DISK],
      // Ten megabytes a minute are 57 GB in four days.
      [{ [FREE]: '20000000000-10000000x40', contact_disk_bytes: '50000000000x40' }, 40, 'copy', FULL_DISK],
    ],
    [
      [{ [FREE]: '20000000000x40', contact_disk_bytes: '50000000000x40' }, 40],
      // One megabyte a minute.
      [{ [FREE]: '20000000000-1000000x40', contact_disk_bytes: '50000000000x40' }, 40],
      // A build or a backup of 2 GB takes ten minutes; most of the disk is free.
      [
        {
          [FREE]: '32000000000x10 32000000000-200000000x10 30000000000x40',
          contact_disk_bytes: '50000000000x62',
        },
        45,
      ],
    ],
  ),
  ContactDiskFull: cases(
    [
      [
        { [FREE]: '49000000' },
        0,
        'copy',
        'The disk of the store has 46.73MiB left; without space, messages are refused.',
      ],
    ],
    [[{ [FREE]: '51000000' }, 0]],
  ),
  ContactClockLeapt: cases(
    [
      [
        { contact_clock_leap_seconds: '-90000x20' },
        15,
        'job',
        'The clock differs by 1d 1h 0m 0s from the time that the store has seen pass.',
      ],
    ],
    [
      [{ contact_clock_leap_seconds: '90000x20' }, 14],
      [{ contact_clock_leap_seconds: '0x20' }, 20],
    ],
  ),
  ContactUnknownSite: cases(
    [
      [
        // Prometheus extrapolates this to 3.3.
        { [refused('unknownSite')]: '_ 5x4 8x4' },
        10,
        'job',
        '3 messages were refused because CONTACT_SITES lacks the site_name that the form sends.',
      ],
    ],
    [[{ [refused('unknownSite')]: '0x20', [refused('invalid')]: '0+9x20' }, 20]],
  ),
  ContactManyInvalid: cases(
    [[{ [refused('invalid')]: '0+3x40' }, 40, 'job', '90 messages were refused as invalid in half an hour.']],
    [[{ [refused('invalid')]: '0+1x40' }, 40]],
  ),
  ContactErasingLate: cases(
    [
      [
        { contact_erasing_lag_seconds: '10801x20' },
        15,
        'job',
        'A message has been kept 3h 0m 1s longer than the privacy page promises.',
      ],
    ],
    [[{ contact_erasing_lag_seconds: '10800x20' }, 20]],
  ),
  ContactRefusedByFault: cases(
    ['storeDown', 'storeFull', 'broken'].map((problem) => [
      { [refused(problem)]: '0x5 1x5' },
      10,
      'job',
      FAULT,
    ]),
    [
      [{ [refused('storeDown')]: '0x5 1x30' }, 30],
      [{ [refused('tooMany')]: '0+9x10' }, 10],
    ],
  ),
  ContactRefusedByLimit: cases(
    [[{ [refused('tooMany')]: '0+6x20' }, 20, 'job', 'Rate limits refused 60 messages in ten minutes.']],
    [[{ [refused('tooMany')]: '0+5x20' }, 20]],
  ),
  ContactEventLoopSlow: cases(
    [
      [
        { contact_event_loop_delay_p99_seconds: '0.3x12' },
        10,
        'copy',
        'The event loop of one is delayed by 300ms: the machine is overloaded.',
      ],
    ],
    [
      [{ contact_event_loop_delay_p99_seconds: '0.25x12' }, 12],
      [{ contact_event_loop_delay_p99_seconds: '0.3x8 0.01 0.3x8' }, 17],
    ],
  ),
  ContactRestarting: cases(
    [
      [
        { process_start_time_seconds: '0 1 2 3 4x10' },
        10,
        'copy',
        'one was restarted 4 times in half an hour.',
      ],
    ],
    [[{ process_start_time_seconds: '0 1 2 3x10' }, 10]],
  ),
  ContactCopyDown: cases(
    [[{ up: '1 0x4' }, 3, 'copy', 'The copy at one does not answer.']],
    // A restart takes seconds.
    [[{ up: '1 0 1x4' }, 4]],
  ),
  ContactNotScraped: cases(
    [[{}, 10, 'job', 'Prometheus does not scrape any copy, so no other alert can fire.']],
    [
      [{}, 9],
      [{ up: '0x20' }, 20],
    ],
  ),
}

const PROBED = 'probe_success'
const SECONDS = 'probe_duration_seconds'
const EXPIRY = 'probe_ssl_earliest_cert_expiry'
const DAY = 86_400

export const ARCADE_CASES: Readonly<Record<string, readonly AlertCase[]>> = {
  ArcadeDown: cases(
    [[{ [PROBED]: '1 0x4' }, 3, 'copy', 'one does not answer.']],
    [[{ [PROBED]: '1 0 0 1x4' }, 5]],
  ),
  ArcadeSlow: cases(
    [[{ [SECONDS]: '3x30' }, 25, 'copy', 'one takes 3s to answer.']],
    [[{ [SECONDS]: '0.01x10 9 0.01x20' }, 25]],
  ),
  ArcadeCertificateExpires: cases(
    [[{ [EXPIRY]: `${13 * DAY}` }, 0, 'copy', 'The certificate of one expires in 13d 0h 0m 0s.']],
    [[{ [EXPIRY]: `${14 * DAY}` }, 0]],
  ),
  ArcadeNotProbed: cases(
    [[{}, 10, 'job', 'Nothing probes site and games, so no other alert about them can fire.']],
    [[{ [PROBED]: '0x20' }, 20]],
  ),
}
