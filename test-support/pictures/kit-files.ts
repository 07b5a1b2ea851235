/** The files of the kit that `card-list.ts` and `scene-list.ts` get their code from. */
export const KIT_FILES: readonly string[] = [
  'announce/announcer.ts',
  'deferred/challenge/link.ts',
  'deferred/challenge/replay.ts',
  'deferred/deferred.ts',
  'page/preferences.ts',
  'pages/pages.ts',
  'pages/picker.ts',
  'pages/save-file/save-file-panel.ts',
  'round/phase-cards.ts',
  'round/resume.ts',
  'round/rounds.ts',
  'save/save-store.ts',
  'save/save.ts',
  'save/storage.ts',
  'shell/card.ts',
  'test/memory.ts',
]
