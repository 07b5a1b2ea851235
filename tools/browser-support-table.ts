/**
 * The oldest supported browsers, and the features that at least one of them lacks. Versions are from MDN's
 * browser-compat-data; partial support counts as missing.
 */

/** The first versions of Chrome, Firefox and Safari that support a feature. */
export type Since = readonly [chrome: number, firefox: number, safari: number]

export const OLDEST_SUPPORTED: Since = [111, 115, 16.4]

/** The same in the format of bundlers. */
export const TARGET = ['chrome111', 'firefox115', 'safari16.4']

/** The newest edition of ECMAScript whose syntax all of them support. */
export const LANGUAGE = 2022

const NEVER = Infinity

export type Table = Readonly<Record<string, Since>>

/**
 * `Name` is a global, `Name.member` a member of that object, `.member` a member of any object, `.member()` a call of one,
 * `event:name` the name of an event. Events that belong to a missing feature (prerendering, freezing) are not listed: an
 * old browser rightly never fires them.
 */
export const SCRIPT: Table = {
  'Promise.withResolvers': [119, 121, 17.4],
  'Promise.try': [128, 134, 18.2],
  'Object.groupBy': [117, 119, 17.4],
  'Map.groupBy': [117, 119, 17.4],
  'Array.fromAsync': [121, 115, 16.4],
  '.union()': [122, 127, 17],
  '.intersection()': [122, 127, 17],
  '.difference()': [122, 127, 17],
  '.symmetricDifference()': [122, 127, 17],
  '.isSubsetOf()': [122, 127, 17],
  '.isSupersetOf()': [122, 127, 17],
  '.isDisjointFrom()': [122, 127, 17],
  '.getOrInsert()': [145, 144, 26.2],
  '.getOrInsertComputed()': [145, 144, 26.2],
  Iterator: [122, 131, 18.4],
  'Math.sumPrecise': [147, 137, 26.2],
  'Math.f16round': [135, 129, 18.2],
  Float16Array: [135, 129, 18.2],
  'RegExp.escape': [136, 134, 18.2],
  'Error.isError': [134, 138, NEVER],
  'Error.captureStackTrace': [3, 138, 17.2],
  'Uint8Array.fromBase64': [140, 133, 18.2],
  'Uint8Array.fromHex': [140, 133, 18.2],
  '.toBase64()': [140, 133, 18.2],
  '.toHex()': [140, 133, 18.2],
  '.transferToFixedLength()': [114, 122, 17.4],
  '.isWellFormed()': [111, 119, 16.4],
  '.toWellFormed()': [111, 119, 16.4],
  'Atomics.waitAsync': [90, 145, 16.4],
  'Intl.Segmenter': [87, 125, 14.1],
  'Intl.DurationFormat': [129, 136, 16.4],
  Temporal: [144, 139, NEVER],
  DisposableStack: [134, 141, NEVER],
  AsyncDisposableStack: [134, 141, NEVER],
  'Symbol.dispose': [125, 141, NEVER],
  'Symbol.asyncDispose': [127, 141, NEVER],
  SuppressedError: [134, 141, NEVER],
  'URL.canParse': [120, 115, 17],
  'URL.parse': [126, 126, 18],
  URLPattern: [95, 142, 26],
  'AbortSignal.any': [116, 124, 17.4],
  'Response.json': [105, 115, 17],
  'ReadableStream.from': [NEVER, 117, 27],
  '.bytes()': [144, 128, 18],
  scheduler: [94, 142, NEVER],
  TaskController: [94, 142, NEVER],
  requestIdleCallback: [47, 55, NEVER],
  cancelIdleCallback: [47, 55, NEVER],
  fetchLater: [135, NEVER, NEVER],
  cookieStore: [87, 140, 18.4],
  navigation: [102, 147, 26.2],
  launchQueue: [102, NEVER, NEVER],
  documentPictureInPicture: [116, 151, NEVER],
  showOpenFilePicker: [86, NEVER, NEVER],
  showSaveFilePicker: [86, NEVER, NEVER],
  showDirectoryPicker: [86, NEVER, NEVER],
  trustedTypes: [83, 148, 26],
  Sanitizer: [146, 148, NEVER],
  ReportingObserver: [69, 149, 16.4],
  Highlight: [105, 140, 17.2],
  'CSS.highlights': [105, 140, 17.2],
  'CSS.registerProperty': [78, 128, 16.4],
  CloseWatcher: [126, 149, NEVER],
  EyeDropper: [95, NEVER, NEVER],
  IdleDetector: [94, NEVER, NEVER],
  BarcodeDetector: [NEVER, NEVER, NEVER],
  ImageDecoder: [94, 133, NEVER],
  VideoDecoder: [94, 130, 16.4],
  WebTransport: [97, 114, 26.4],
  ScrollTimeline: [115, 159, 26],
  ViewTimeline: [115, 159, 26],
  PressureObserver: [125, NEVER, NEVER],
  ToggleEvent: [114, 120, 17],
  PerformanceEventTiming: [76, 89, 26.2],
  LargestContentfulPaint: [77, 122, 26.2],
  LayoutShift: [77, NEVER, NEVER],
  'Document.parseHTMLUnsafe': [124, 128, 26],
  '.startViewTransition': [111, 144, 18],
  '.activeViewTransition': [142, 147, 26.2],
  '.caretPositionFromPoint': [128, 20, 26.2],
  '.requestStorageAccess': [119, 65, 11.1],
  '.hasUnpartitionedCookieAccess': [125, NEVER, NEVER],
  '.checkVisibility': [105, 106, 17.4],
  '.getHTML': [125, 128, 18],
  '.setHTML': [146, 148, NEVER],
  '.setHTMLUnsafe': [124, 123, 26],
  '.moveBefore': [133, 144, NEVER],
  '.scrollIntoViewIfNeeded': [1, NEVER, 3],
  '.ariaNotify': [141, 150, 27],
  '.computedStyleMap': [66, NEVER, 16.4],
  '.showPopover': [114, 125, 17],
  '.hidePopover': [114, 125, 17],
  '.togglePopover': [114, 125, 17],
  '.requestClose': [134, 139, 18.4],
  '.requestVideoFrameCallback': [83, 132, 15.4],
  '.getCoalescedEvents': [58, 59, 18.2],
  '.getPredictedEvents': [77, 89, 18.2],
  '.getComposedRanges': [137, 142, 17],
  '.setSinkId': [110, NEVER, NEVER],
  '.estimate()': [61, 57, 17],
  '.getBattery': [38, NEVER, NEVER],
  '.measureUserAgentSpecificMemory': [89, NEVER, NEVER],
  'navigator.userAgentData': [90, NEVER, NEVER],
  'navigator.connection': [61, NEVER, NEVER],
  'navigator.deviceMemory': [63, NEVER, NEVER],
  'navigator.vibrate': [32, NEVER, NEVER],
  'navigator.scheduling': [87, NEVER, NEVER],
  'navigator.userActivation': [72, 120, 16.4],
  'navigator.wakeLock': [84, 126, 16.4],
  'navigator.keyboard': [68, NEVER, NEVER],
  'navigator.gpu': [144, NEVER, 26],
  'navigator.share': [128, NEVER, 12.1],
  'navigator.canShare': [128, NEVER, 14],
  'navigator.setAppBadge': [81, NEVER, 17],
  'navigator.bluetooth': [NEVER, NEVER, NEVER],
  'navigator.hid': [89, NEVER, NEVER],
  'navigator.audioSession': [NEVER, NEVER, 16.4],
  'navigator.virtualKeyboard': [94, NEVER, NEVER],
  'performance.memory': [7, NEVER, NEVER],
  'performance.interactionCount': [144, 144, 26.2],
  'document.prerendering': [108, NEVER, NEVER],
  'document.wasDiscarded': [68, NEVER, NEVER],
  'screen.isExtended': [100, NEVER, NEVER],
  'event:scrollend': [114, 109, 26.2],
  'event:beforetoggle': [114, 125, 17],
  'event:scrollsnapchange': [129, NEVER, NEVER],
  'event:pointerrawupdate': [77, 148, NEVER],
  'event:contextrestored': [99, 125, NEVER],
}

/** Iterator helpers such as `map.values().filter()`. */
export const ITERATOR_METHODS: Since = [122, 131, 18.4]

/** At-rules. A browser drops unknown ones with their content. */
export const AT_RULES: Table = {
  '@scope': [118, 146, 26.4],
  '@starting-style': [117, 129, 17.5],
  '@property': [85, 128, 16.4],
  '@position-try': [125, 147, 26],
  '@counter-style': [91, 33, 17],
}

export const NESTING: Since = [120, 117, 17.2]

/** Parts of selectors. A browser that does not support one drops the whole rule, including its other selectors. */
export const SELECTORS: Table = {
  ':has(': [105, 121, 15.4],
  ':dir(': [120, 49, 16.4],
  ':user-valid': [119, 88, 16.5],
  ':user-invalid': [119, 88, 16.5],
  ':popover-open': [114, 125, 17],
  ':open': [133, 136, 26.5],
  ':state(': [125, 126, 17.4],
  ':autofill': [110, NEVER, 15],
  '::highlight(': [105, 149, 17.2],
  '::details-content': [131, 143, 18.4],
  '::scroll-marker': [135, NEVER, NEVER],
  '::scroll-button': [135, NEVER, NEVER],
  '::checkmark': [133, NEVER, 27],
  '::picker': [135, NEVER, 27],
  '::target-text': [89, 131, 18.2],
}

/** Properties that a page depends on. Merely decorative ones (`text-wrap`, `scrollbar-color`, `zoom`) need no fallback. */
export const PROPERTIES: Table = {
  'field-sizing': [123, 152, 26.2],
  'interpolate-size': [129, NEVER, NEVER],
  'animation-timeline': [115, 159, 26],
  'animation-range': [115, 159, 26],
  'animation-composition': [112, 115, 16],
  'scroll-timeline': [115, 159, 26],
  'view-timeline': [115, 159, 26],
  'timeline-scope': [116, 159, 26],
  'transition-behavior': [117, NEVER, 17.4],
  'anchor-name': [125, 147, 26],
  'position-anchor': [151, 151, 27],
  'position-area': [129, 147, 26],
  'white-space-collapse': [114, 124, 17.4],
  'text-wrap-mode': [130, 124, 17.4],
  mask: [120, 53, 15.4],
  'mask-image': [120, 53, 15.4],
  'mask-size': [120, 53, 15.4],
  'mask-composite': [120, 53, 15.4],
  'mask-position': [120, 53, 15.4],
  'mask-repeat': [120, 53, 15.4],
  'contain-intrinsic-size': [83, 107, 17],
  'backdrop-filter': [76, 103, 18],
  'user-select': [54, 69, NEVER],
  'font-size-adjust': [127, 3, 16.4],
  'text-box': [133, 154, 18.2],
  'text-box-trim': [133, 154, 18.2],
  'initial-letter': [110, NEVER, NEVER],
  'line-clamp': [NEVER, NEVER, NEVER],
  'reading-flow': [137, NEVER, NEVER],
  'box-decoration-break': [130, 32, NEVER],
  'margin-trim': [155, NEVER, 16.4],
  'object-view-box': [104, NEVER, NEVER],
  'offset-anchor': [116, 72, 16],
  'offset-position': [116, 122, 16],
  'scroll-initial-target': [133, NEVER, NEVER],
  interactivity: [135, NEVER, NEVER],
}

/** Parts of values: functions, with their opening bracket, and units. */
export const VALUES: Table = {
  'light-dark(': [123, 120, 17.5],
  'linear(': [113, 112, 17.2],
  'round(': [125, 118, 15.4],
  'mod(': [125, 118, 15.4],
  'rem(': [125, 118, 15.4],
  'abs(': [138, 118, 15.4],
  'sign(': [138, 118, 15.4],
  'pow(': [120, 118, 15.4],
  'sqrt(': [120, 118, 15.4],
  'hypot(': [120, 118, 15.4],
  'log(': [120, 118, 15.4],
  'exp(': [120, 118, 15.4],
  'anchor(': [125, 147, 26],
  'anchor-size(': [125, 147, 26],
  'if(': [137, NEVER, NEVER],
  'calc-size(': [129, NEVER, NEVER],
  'sibling-index(': [138, 154, 26.2],
  'sibling-count(': [138, 154, 26.2],
  'contrast-color(': [147, 146, 26],
  'shape(': [135, 148, 18.4],
  'xywh(': [119, 122, 17.2],
  'image-set(': [113, 89, 17],
  'cross-fade(': [NEVER, NEVER, 10],
  '(from ': [122, 128, 18],
  'progress(': [138, 155, 26],
  cap: [118, 97, 17.2],
  rcap: [118, 147, 17.2],
  lh: [109, 120, 16.4],
  rlh: [111, 120, 16.4],
  rex: [111, 147, 17.2],
  rch: [111, 147, 17.2],
}

/** Media features that evaluate to false in an old browser. */
export const CONDITIONS: Table = {
  '(scripting': [120, 113, 17],
  '(overflow-block': [113, 66, 17],
  '(update': [113, 102, 17],
}

/**
 * Elements and attributes with behaviour, as `element`, `[attribute]` or `element[attribute]`. Mere hints, such as
 * `fetchpriority`, `loading` or `rel=expect`, are safe to ignore and not listed.
 */
export const MARKUP: Table = {
  search: [118, 118, 17],
  selectedcontent: [135, NEVER, 27],
  '[popover]': [114, 125, 17],
  '[popovertarget]': [114, 125, 17],
  '[command]': [135, 144, 26.2],
  '[commandfor]': [135, 144, 26.2],
  'details[name]': [120, 130, 17.2],
  'dialog[closedby]': [134, 141, NEVER],
  'template[shadowrootmode]': [111, 123, 16.4],
}
